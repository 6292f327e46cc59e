import type { FilmEntry, PersonEntry } from '../authored/schema';

/** Entries without field names, with each repeated text stored once. */
export interface Compact {
  texts: string[];
  films: CompactFilm[];
  people: [id: number, name: string][];
}

/** Numbers in lists are positions in `texts`; 0 means unknown. */
type CompactFilm = [
  id: number,
  title: string,
  originalTitle: string | 0,
  date: string,
  runtimeMin: number,
  language: number,
  countries: number[],
  genres: number[],
  certificate: number,
  directors: number[],
  company: number,
  keywords: number[],
  collection: number,
  budgetUsd: number,
  revenueUsd: number,
  popularity: number,
  rating: number,
  votes: number,
  overview: string,
];

type Genre = FilmEntry['genres'][number];

export function pack(films: readonly FilmEntry[], people: readonly PersonEntry[]): Compact {
  const texts: string[] = [''];
  const positions = new Map<string, number>([['', 0]]);
  const position = (text: string | undefined): number => {
    const known = positions.get(text ?? '');
    if (known !== undefined) return known;
    positions.set(text ?? '', texts.length);
    return texts.push(text ?? '') - 1;
  };
  const all = (list: readonly string[] | undefined): number[] => (list ?? []).map(position);
  return {
    texts,
    films: films.map((film) => [
      film.id,
      film.title,
      film.originalTitle ?? 0,
      film.releaseDate,
      film.runtimeMin ?? 0,
      position(film.originalLanguage),
      all(film.countries),
      all(film.genres),
      position(film.certification?.['US']),
      all(film.directors),
      position(film.companies?.[0]),
      all(film.keywords),
      position(film.collection),
      film.budgetUsd ?? 0,
      film.revenueUsd ?? 0,
      film.popularity,
      film.rating,
      film.votes,
      film.overview,
    ]),
    people: people.map(({ id, name }) => [id, name]),
  };
}

const NONE: [] = [];

/** Every field is listed, so that all entries have the same hidden class. */
export function unpack({ texts, films, people }: Compact): { films: FilmEntry[]; people: PersonEntry[] } {
  const text = (at: number): string => texts[at] ?? '';
  const known = (at: number): string | undefined => (at === 0 ? undefined : text(at));
  const certificates = new Map<number, { US: string }>();
  const certification = (at: number): { US: string } | undefined => {
    if (at === 0) return undefined;
    const made = certificates.get(at) ?? { US: text(at) };
    certificates.set(at, made);
    return made;
  };
  return {
    films: films.map((film) => ({
      id: film[0],
      title: film[1],
      originalTitle: film[2] === 0 ? undefined : film[2],
      releaseDate: film[3],
      runtimeMin: film[4] === 0 ? undefined : film[4],
      originalLanguage: text(film[5]),
      countries: film[6].map(text),
      genres: film[7].map(text) as Genre[],
      certification: certification(film[8]),
      directors: film[9].map(text),
      companies: film[10] === 0 ? undefined : [text(film[10])],
      keywords: film[11].map(text),
      collection: known(film[12]),
      budgetUsd: film[13] === 0 ? undefined : film[13],
      revenueUsd: film[14] === 0 ? undefined : film[14],
      popularity: film[15],
      rating: film[16],
      votes: film[17],
      overview: film[18],
      cast: NONE,
    })),
    people: people.map(([id, name]) => ({ id, name })),
  };
}
