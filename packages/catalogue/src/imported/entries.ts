import type { FilmEntry, PersonEntry } from '../authored/schema';
import type { CleanFilm } from './clean';
import { composeOverview } from './overview/compose';
import type { Facts } from './overview/facts';

/** Ids of the list's films by key, and of the people who occur only there. They never change once assigned. */
export interface AssignedIds {
  films: Readonly<Record<string, number>>;
  people: Readonly<Record<string, number>>;
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The film by the same sole director that is nearest in time. */
function otherFilms(films: readonly CleanFilm[], authored: readonly FilmEntry[]) {
  const byDirector = new Map<string, { title: string; year: number }[]>();
  const note = (directors: readonly string[], title: string, date: string): void => {
    const [sole] = directors;
    if (sole === undefined || directors.length > 1) return;
    byDirector.set(sole, [...(byDirector.get(sole) ?? []), { title, year: yearOf(date) }]);
  };
  for (const { directors, title, date } of films) note(directors, title, date);
  for (const { directors, title, releaseDate } of authored) note(directors, title, releaseDate);
  return (film: CleanFilm): Facts['otherFilm'] => {
    const year = yearOf(film.date);
    const others = (byDirector.get(film.directors[0] ?? '') ?? []).filter(
      (other) => other.title !== film.title && other.year !== year,
    );
    const apart = (other: { year: number }): number => Math.abs(other.year - year);
    return others.toSorted((a, b) => apart(a) - apart(b) || (a.title < b.title ? -1 : 1))[0] ?? null;
  };
}

/** With fewer votes, the two ratings may belong to different films. */
const FEW_VOTES = 60;

function factsOf(film: CleanFilm, otherFilm: Facts['otherFilm']): Facts {
  const { row } = film;
  return {
    key: film.key,
    title: film.title,
    year: yearOf(film.date),
    month: Number(film.date.slice(5, 7)),
    day: Number(film.date.slice(8)),
    genres: film.genres,
    majorGenre: row['Major Genre'],
    story: row['Creative Type'],
    source: row.Source,
    directors: film.directors,
    otherFilm,
    country: film.language === 'en' ? null : (film.countries[0] ?? null),
    runtimeMin: film.runtimeMin,
    certificate: film.certificate,
    company: film.company,
    collection: film.collection ?? null,
    grossUsd: row['Worldwide Gross'],
    budgetUsd: row['Production Budget'],
    critics: film.votes > FEW_VOTES ? row['Rotten Tomatoes Rating'] : null,
  };
}

const positive = (value: number | null): number | undefined => (value !== null && value > 0 ? value : undefined);

/** Omits undefined fields. */
const known = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

function entryOf(film: CleanFilm, id: number, overview: string): FilmEntry {
  return known<FilmEntry>({
    id,
    title: film.title,
    originalTitle: film.originalTitle,
    releaseDate: film.date,
    runtimeMin: film.runtimeMin ?? undefined,
    originalLanguage: film.language,
    countries: [...film.countries],
    genres: film.genres,
    certification: film.certificate === null ? undefined : { US: film.certificate },
    overview,
    directors: [...film.directors],
    cast: [],
    collection: film.collection,
    companies: film.company === null ? undefined : [film.company],
    keywords: [...film.keywords],
    budgetUsd: positive(film.row['Production Budget']),
    revenueUsd: positive(film.row['Worldwide Gross']),
    popularity: film.popularity,
    rating: film.rating,
    votes: film.votes,
  });
}

function idIn(ids: Readonly<Record<string, number>>, name: string): number {
  const id = ids[name];
  if (id === undefined) throw new Error(`${name} has no assigned id: run scripts/assign-ids.ts`);
  return id;
}

/** The list's films as entries, and its directors who are in no authored title. */
export function importedEntries(
  films: readonly CleanFilm[],
  assigned: AssignedIds,
  authored: { films: readonly FilmEntry[]; people: readonly PersonEntry[] },
): { films: FilmEntry[]; people: PersonEntry[] } {
  const otherOf = otherFilms(films, authored.films);
  const listed = new Set(authored.people.map(({ name }) => name));
  const names = new Set(films.flatMap(({ directors }) => directors).filter((name) => !listed.has(name)));
  return {
    films: films.map((film) =>
      entryOf(film, idIn(assigned.films, film.key), composeOverview(factsOf(film, otherOf(film)))),
    ),
    people: [...names].sort().map((name) => ({ id: idIn(assigned.people, name), name })),
  };
}
