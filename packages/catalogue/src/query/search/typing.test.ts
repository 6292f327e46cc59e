import { describe, expect, it } from '@jest/globals';
import { embeddedData } from '../../embedded-data';
import { createCatalogueClient } from '../../testing/catalogue-client';
import { readFileSync } from 'node:fs';
import { isCalled, isSomebodyCalled } from '@marquee/core';

const { list } = createCatalogueClient(embeddedData(), '2026-11-28T12:00:00Z');

/** Titles with what people type on their way to them. */
const typed: Record<string, string[]> = {
  'The Godfather': ['the god', 'godf', 'the godfa', 'godfather'],
  'Star Wars': ['star w', 'star war', 'starw'],
  'The Office': ['the off', 'the offi', 'the office'],
  'Office Space': ['office s', 'office sp'],
  'The Matrix': ['matr', 'the mat', 'the matri'],
  'The Matrix Reloaded': ['matrix r', 'the matrix re'],
  Interstellar: ['int', 'inters', 'interste'],
  Inception: ['ince', 'incep'],
  'The Dark Knight': ['the dark', 'dark kn', 'the dark k'],
  'The Avengers': ['aveng', 'the av'],
  'Fight Club': ['fight', 'fight c'],
  'The Shawshank Redemption': ['shaw', 'the shaw', 'shawshank r'],
  'Pulp Fiction': ['pul', 'pulp f'],
  'The Lord of the Rings: The Fellowship of the Ring': ['lord of the', 'the lord of the r', 'fellowship'],
  'The Lord of the Rings: The Return of the King': ['return of the k', 'the lord of the rings the re'],
  'Django Unchained': ['djan', 'django un'],
  Titanic: ['tita', 'titan'],
  'Mad Max: Fury Road': ['mad m', 'mad max f', 'fury r'],
  'Back to the Future': ['back to', 'back to the f'],
  Coco: ['coc', 'coco'],
  'Toy Story': ['toy', 'toy st', 'toy stor'],
  'Toy Story 3': ['toy story 3'],
  Parasite: ['paras', 'parasi'],
  'Finding Nemo': ['finding', 'finding n', 'nemo'],
  'The Lion King': ['lion', 'the lion', 'lion k'],
  WALL·E: ['wall', 'walle', 'wall-'],
  'Spirited Away': ['spir', 'spirited'],
  'The Empire Strikes Back': ['empire s', 'the emp'],
  Shrek: ['shr', 'shre'],
  'The Shining': ['the shi', 'shini'],
  'Spider-Man': ['spider-man', 'spiderman'],
  'Spider-Man: Into the Spider-Verse': ['spider-man in', 'into the sp'],
  'The Silence of the Lambs': ['silence', 'the sil', 'silence of'],
  'Jurassic Park': ['jur', 'juras', 'jurassic p'],
  'Get Out': ['get o', 'get ou'],
  Frozen: ['fro', 'froz'],
  "Schindler's List": ['schin', 'schindlers'],
  'La La Land': ['la la', 'lala'],
  Alien: ['alie', 'alien'],
  Aliens: ['aliens'],
  Whiplash: ['whip', 'whipl'],
  'Eternal Sunshine of the Spotless Mind': ['eternal', 'eternal sun'],
  'The Grand Budapest Hotel': ['grand b', 'the grand'],
  'Avengers: Doomsday': ['avengers d'],
  Dune: ['dun', 'dune'],
  'Blade Runner': ['blade r', 'blade ru'],
  'The Terminator': ['the term', 'termina'],
  Goodfellas: ['goodf', 'goodfe'],
  'Forrest Gump': ['forr', 'forrest'],
  'American Beauty': ['american b', 'american bea'],
  'American Psycho': ['american ps'],
  'Raiders of the Lost Ark': ['raid', 'raiders'],
  'Knives Out': ['kniv', 'knives'],
  Oppenheimer: ['opp', 'oppen'],
  'The Batman': ['the bat', 'the batm'],
  Batman: ['batman'],
  'Batman Begins': ['batman b'],
  'Taxi Driver': ['taxi', 'taxi d'],
  Gladiator: ['glad', 'gladi'],
  Se7en: ['se7'],
  Memento: ['mem', 'meme'],
  '2001: A Space Odyssey': ['2001', '2001 a'],
  'Saving Private Ryan': ['saving', 'saving pr'],
  'E.T. the Extra-Terrestrial': ['e.t.', 'et the'],
  Barbie: ['barb', 'barbi'],
  'The Departed': ['depar', 'the dep'],
  Amélie: ['amel', 'amél'],
  'Die Hard': ['die', 'die h'],
  Avatar: ['avat', 'avatar'],
  'Avatar: The Last Airbender': ['avatar t', 'avatar the last'],
  'Top Gun: Maverick': ['top gun m', 'maver'],
  'Top Gun': ['top gun'],
  Jaws: ['jaw'],
  'Pirates of the Caribbean: The Curse of the Black Pearl': ['pirates', 'pirates of the c'],
  'Kill Bill: Volume 1': ['kill b', 'kill bill'],
  Braveheart: ['brave', 'braveh'],
  'The Sixth Sense': ['sixth', 'the six'],
  Psycho: ['psyc', 'psych'],
  'Donnie Darko': ['donn', 'donnie d'],
  'The Exorcist': ['exor', 'the exo'],
  Ghostbusters: ['ghostb', 'ghost b'],
  'The Prestige': ['prest', 'the pres'],
  'The Green Mile': ['green m', 'the green'],
  Transformers: ['transf'],
  'The Big Lebowski': ['big leb', 'the big l', 'lebow'],
  'Iron Man': ['iron', 'iron m', 'iron man'],
  'Casino Royale': ['casino r'],
  'The Incredibles': ['incred', 'the incredibles'],
  'The Truman Show': ['trum', 'the tru'],
  "Harry Potter and the Sorcerer's Stone": ['harry', 'harry p', 'potter'],
  'Harry Potter and the Goblet of Fire': ['harry potter and the g', 'goblet'],
  Ratatouille: ['rat', 'ratat'],
  'Groundhog Day': ['groun', 'groundh'],
  'X-Men': ['x-m', 'xmen', 'x-men'],
  'The Hangover': ['hango', 'the hang'],
  'Men in Black': ['men in', 'men in b'],
  'Home Alone': ['home', 'home a'],
  'Mission: Impossible': ['missi', 'mission im'],
  'The Devil Wears Prada': ['devil w', 'the devil'],
  'Mean Girls': ['mean', 'mean g'],
  'The Wizard of Oz': ['wizard', 'the wiz'],
  Casablanca: ['casa', 'casab'],
  'Citizen Kane': ['citi', 'citizen'],
  'Monty Python and the Holy Grail': ['monty', 'holy gr'],
  'Stranger Things': ['str', 'stran', 'stranger t'],
  'The Boys': ['the bo', 'the boy'],
  'Squid Game': ['squ', 'squid'],
  'Game of Thrones': ['game', 'game of', 'thron'],
  'The Last of Us': ['the last', 'last of', 'the last of'],
  Wednesday: ['wed', 'wedn'],
  'Breaking Bad': ['brea', 'breaking', 'breaking b'],
  Fallout: ['fall', 'fallo'],
  Severance: ['sev', 'sever'],
  'Black Mirror': ['black', 'black m'],
  'The Mandalorian': ['mand', 'the man'],
  'The Sopranos': ['sopr', 'the sop'],
  Succession: ['succ', 'succe'],
  'Ted Lasso': ['ted l', 'ted las'],
  Sherlock: ['sherl', 'sherlock'],
  'Sherlock Holmes': ['sherlock h'],
  Yellowstone: ['yell', 'yellow'],
  Reacher: ['reac', 'reach'],
  'Band of Brothers': ['band', 'band of'],
  'Only Murders in the Building': ['only', 'only m'],
  'The Wire': ['the wir', 'the wire'],
  "The Handmaid's Tale": ['handm', 'the hand'],
  Chernobyl: ['cher', 'chern'],
  'The Crown': ['the cr', 'crown', 'the crown'],
  'The Bear': ['the be', 'the bear'],
  'BoJack Horseman': ['boj', 'bojack'],
  Westworld: ['westw'],
  'Twin Peaks': ['twin', 'twin p'],
  "The Queen's Gambit": ['queens', 'the queens g', "queen's"],
  'SpongeBob SquarePants': ['spon', 'sponge', 'spongebob'],
  'One Piece': ['one p', 'one pi'],
  'Death Note': ['death n', 'death no'],
  House: ['house'],
  'House of the Dragon': ['house of'],
  'House of Cards': ['house of c'],
  'Planet Earth': ['planet e'],
  Pokémon: ['pok', 'poke', 'pokemon'],
  'The Simpsons': ['simps', 'the simp'],
  'The Simpsons Movie': ['simpsons m'],
  Friends: ['frie', 'friends'],
  Seinfeld: ['sein'],
  'Doctor Who': ['doctor', 'doctor w'],
  "Grey's Anatomy": ['grey', 'greys'],
  'Slow Horses': ['slow', 'slow h'],
};

describe('search as one types', () => {
  const beginnings = Object.entries(typed).flatMap(([title, texts]) => texts.map((text) => [text, title] as const));
  const first = (text: string): string | undefined => {
    const [found] = list(`search/multi?query=${encodeURIComponent(text)}`).results.filter(
      ({ media_type }) => media_type !== 'person',
    );
    return found?.title ?? found?.name;
  };

  it('finds the title that people expect first from its beginning [SEARCH-33]', () => {
    expect(beginnings.length).toBeGreaterThanOrEqual(200);
    const missed = beginnings.flatMap(([text, title]) => {
      const found = first(text);
      return found === title ? [] : [`${text}: ${found} instead of ${title}`];
    });
    // A few beginnings fit two titles that are known equally well.
    expect(missed.length / beginnings.length <= 0.05 ? [] : missed).toEqual([]);
  });

  it('ranks a film that is known above one that is yet to come, its sequels and rarer films', () => {
    expect(['the god', 'star w', 'the off'].map(first)).toEqual(['The Godfather', 'Star Wars', 'The Office']);
  });
});

/** Titles that everybody knows and that the catalogue did not have in November 2026. */
const missing = JSON.parse(
  readFileSync(new URL('../../testing/missing-names.json', import.meta.url), 'utf8'),
) as string[];

/** Another title of that name, one that goes on behind it, or somebody's surname. */
const namesakes: ReadonlySet<string> = new Set([
  ...['Annihilation', 'Civil War', 'Sonic the Hedgehog', 'Thor', 'The Wolverine', 'Talladega Nights', 'Skeleton Crew'],
  ...['The Bad Batch', 'Teen Wolf', 'The 100', 'The Night Of', 'Interview with the Vampire', 'Barbarians', 'Kingdom'],
  ...['Sweet Home', 'The Glory', 'Drive to Survive', 'Cosmos', 'Yu-Gi-Oh!', 'Digimon', 'Hannah Montana'],
  ...['Hey Arnold!', 'Beavis and Butt-Head', 'Misfits', 'Homecoming'],
  ...['Castle', 'Wonder', 'Paul', 'Joy', 'Rush', 'Lincoln', 'Noah', 'Merlin', 'Cross'],
]);

/** Whether the search page shows titles without saying that none of them is the one (its `ClosestNote`). */
function isSilent(name: string): boolean {
  const { results } = list(`search/multi?query=${encodeURIComponent(name)}`);
  const people = results.filter(({ media_type }) => media_type === 'person');
  const titles = results.filter((row) => !people.includes(row));
  return (
    titles.some((row) => isCalled(row.title ?? row.name ?? '', name)) ||
    (titles.length > 0 && people.some((person) => isSomebodyCalled(person.name ?? '', name)))
  );
}

describe('the name of a title that is not in the catalogue', () => {
  it('is never answered with another title without a note [SEARCH-36]', () => {
    expect(missing.length).toBeGreaterThan(600);
    expect(missing.filter((name) => isSilent(name) && !namesakes.has(name))).toEqual([]);
  });
});
