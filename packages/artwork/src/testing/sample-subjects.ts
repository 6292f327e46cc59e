import type { ArtworkSubject } from '../subject';

const title = (
  id: number,
  name: string,
  year: number,
  [genre, country, language]: readonly [string, string, string],
): ArtworkSubject => ({
  kind: 'poster',
  id: 900_000_000 + id,
  title: name,
  mediaType: 'movie',
  year,
  genres: genre.split(', '),
  countries: [country],
  language,
  directors: ['Jane Example'],
  cast: ['Ada Example', 'Bo Example', 'Céline Example'],
});

/** Titles from different decades, genres and countries, with words of every length. */
export const sampleSubjects: readonly ArtworkSubject[] = [
  title(1, 'Nosferatu', 1922, ['Horror, Fantasy', 'DE', 'de']),
  title(2, 'Man with a Movie Camera', 1929, ['Documentary', 'SU', 'ru']),
  title(3, 'Top Hat', 1935, ['Comedy, Music', 'US', 'en']),
  title(4, 'M', 1931, ['Crime, Thriller', 'DE', 'de']),
  title(5, 'Seven Samurai', 1954, ['Action, Drama', 'JP', 'ja']),
  title(6, 'The Good, the Bad and the Ugly', 1966, ['Western', 'IT', 'it']),
  title(7, 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb', 1964, ['Comedy, War', 'GB', 'en']),
  title(8, '8½', 1963, ['Drama, Fantasy', 'IT', 'it']),
  title(9, 'Jaws', 1975, ['Thriller, Horror', 'US', 'en']),
  title(10, 'Sholay', 1975, ['Action, Adventure', 'IN', 'hi']),
  title(11, 'Three Colours: Blue', 1993, ['Drama', 'FR', 'fr']),
  title(12, 'Koyaanisqatsi', 1982, ['Documentary, Music', 'US', 'en']),
  title(13, 'Amélie', 2001, ['Comedy, Romance', 'FR', 'fr']),
  title(14, 'Portrait of a Lady on Fire', 2019, ['Romance, Drama', 'FR', 'fr']),
];
