import type { Facts } from './facts';

const nouns: Readonly<Record<string, string>> = {
  Action: 'action film',
  Adventure: 'adventure',
  'Black Comedy': 'black comedy',
  Comedy: 'comedy',
  'Concert/Performance': 'concert film',
  Documentary: 'documentary',
  Drama: 'drama',
  Horror: 'horror film',
  Musical: 'musical',
  'Romantic Comedy': 'romantic comedy',
  'Thriller/Suspense': 'thriller',
  Western: 'western',
};

const storyWords: Readonly<Record<string, string>> = {
  Dramatization: 'fact-based',
  Fantasy: 'fantasy',
  'Historical Fiction': 'period',
  'Kids Fiction': 'family',
  'Science Fiction': 'science-fiction',
  'Super Hero': 'superhero',
};

/** For the genres that were added where the list has none: the last one is the noun, the others describe it. */
const genreNouns: Readonly<Record<string, string>> = {
  ...nouns,
  Crime: 'crime film',
  Family: 'family film',
  Fantasy: 'fantasy',
  History: 'historical film',
  Music: 'musical',
  Mystery: 'mystery',
  Romance: 'romance',
  'Science Fiction': 'science-fiction film',
  Thriller: 'thriller',
  War: 'war film',
};
const genreWords: Readonly<Record<string, string>> = {
  Crime: 'crime',
  Family: 'family',
  History: 'historical',
  Horror: 'horror',
  Music: 'musical',
  Romance: 'romantic',
  'Science Fiction': 'science-fiction',
  War: 'war',
};

/** Priority for becoming the noun. */
const nounOrder = ['Western', 'Musical', 'Thriller', 'Comedy', 'Adventure', 'Drama', 'Mystery', 'Horror', 'Action'];

const nationalities: Readonly<Record<string, string>> = {
  AR: 'Argentine',
  AT: 'Austrian',
  BR: 'Brazilian',
  CA: 'Canadian',
  CN: 'Chinese',
  CO: 'Colombian',
  CZ: 'Czech',
  DE: 'German',
  DK: 'Danish',
  ES: 'Spanish',
  FR: 'French',
  HK: 'Hong Kong',
  HU: 'Hungarian',
  IN: 'Indian',
  IR: 'Iranian',
  IT: 'Italian',
  JP: 'Japanese',
  KR: 'Korean',
  LB: 'Lebanese',
  MX: 'Mexican',
  NL: 'Dutch',
  NO: 'Norwegian',
  RU: 'Russian',
  SE: 'Swedish',
  TH: 'Thai',
  TR: 'Turkish',
  ZA: 'South African',
};

function nounFromGenres(genres: readonly string[]): string {
  const noun = nounOrder.find((name) => genres.includes(name)) ?? genres[0] ?? 'Drama';
  const word = genres.filter((name) => name !== noun).flatMap((name) => genreWords[name] ?? [])[0];
  return [word, genreNouns[noun] ?? 'film'].filter((part) => part !== undefined).join(' ');
}

function nounOf({ genres, majorGenre, story }: Facts): string {
  const listed = nouns[majorGenre ?? ''];
  if (listed === undefined || genres.includes('Crime') || genres.includes('War')) return nounFromGenres(genres);
  const word = storyWords[story ?? ''];
  if (word === undefined || majorGenre === 'Documentary' || majorGenre === 'Concert/Performance') return listed;
  if (majorGenre === 'Action' || (word === 'fantasy' && listed === 'horror film')) {
    return word === 'fantasy'
      ? `supernatural ${listed}`
      : word === 'superhero'
        ? 'superhero film'
        : `${word} ${listed}`;
  }
  return `${word} ${listed}`;
}

/** The kind of film without an article: `science-fiction thriller`, `French romantic comedy`. */
export function kindOfFilm(facts: Facts): string {
  const noun = nounOf(facts);
  const drawn = facts.genres.includes('Animation') ? 'animated' : undefined;
  const from = nationalities[facts.country ?? ''];
  return [from, drawn, noun].filter((part) => part !== undefined).join(' ');
}

const vowel = /^[aeiou]/i;
export const withArticle = (noun: string): string => `${vowel.test(noun) ? 'an' : 'a'} ${noun}`;
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
