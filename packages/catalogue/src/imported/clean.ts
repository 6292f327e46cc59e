import type { FilmEntry } from '../authored/schema';
import { companyOf } from './companies';
import { collectionOf } from './corrections/collections';
import { dates, newYearsEve } from './corrections/dates';
import { directorsOf } from './corrections/directors';
import { dropped } from './corrections/dropped';
import { titles } from './corrections/titles';
import { worldFilms } from './corrections/world';
import { figuresOf, type Figures } from './figures';
import { genresOf } from './genres';
import { keywordsOf } from './keywords';
import { repairText } from './repair-text';
import type { SourceRow } from './source-row';

/** A cleaned film of the list, without id and overview. */
export interface CleanFilm extends Figures {
  /** Title and year as in the list, to which its id is assigned. */
  key: string;
  row: SourceRow;
  title: string;
  originalTitle?: string;
  date: string;
  runtimeMin: number | null;
  language: string;
  countries: readonly string[];
  genres: FilmEntry['genres'];
  certificate: string | null;
  directors: readonly string[];
  company: string | null;
  keywords: readonly string[];
  collection: string | undefined;
}

export type Refusal = 'no title' | 'no date' | 'left out' | 'authored' | 'twice' | 'no genre';

/** The list was made in 2010: later years are misread two-digit years of the previous century. */
const LAST_YEAR = 2011;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Placeholder for an unknown day in the list. */
const placeholder = /-(12-31|01-01)$/;
const certificates: ReadonlySet<string> = new Set(['G', 'PG', 'PG-13', 'R', 'NC-17']);
const [SHORTEST_MIN, LONGEST_MIN] = [40, 300];
/** A release in another country may differ from the authored one by this many years. */
const YEARS_APART = 2;

function isoDate(text: string): string | null {
  const [month = '', day = '', year = ''] = text.split(' ');
  const at = months.indexOf(month);
  if (at < 0 || !/^\d\d$/.test(day) || !/^\d{4}$/.test(year)) return null;
  return `${year}-${String(at + 1).padStart(2, '0')}-${day}`;
}

/** The day of release; null if the list's must be wrong. */
function dateOf(key: string, listed: string): string | null {
  const corrected = dates[key];
  if (corrected !== undefined) return corrected;
  const date = isoDate(listed);
  if (date === null || Number(date.slice(0, 4)) > LAST_YEAR) return null;
  return placeholder.test(date) && !newYearsEve.has(key) ? null : date;
}

const folded = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^(the|a|an) |, (the|a|an)$/g, '')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Years of the authored films with a name. */
function authoredYears(films: readonly FilmEntry[]): Map<string, number[]> {
  const years = new Map<string, number[]>();
  for (const { title, originalTitle, releaseDate } of films) {
    for (const name of new Set([folded(title), folded(originalTitle ?? title)])) {
      years.set(name, [...(years.get(name) ?? []), yearOf(releaseDate)]);
    }
  }
  return years;
}

function cleanRow(row: SourceRow): CleanFilm | Refusal {
  if (row.Title === null) return 'no title';
  const listed = repairText(String(row.Title)).trim();
  const key = `${listed}|${row['Release Date'].slice(-4)}`;
  if (dropped[key] !== undefined) return dropped[key] === 'authored' ? 'authored' : 'left out';
  const date = dateOf(key, row['Release Date']);
  if (date === null) return 'no date';
  const genres = genresOf(key, row);
  if (genres.length === 0) return 'no genre';
  const world = worldFilms[key];
  const title = world?.title ?? titles[key] ?? listed;
  const runtime = row['Running Time min'];
  return {
    key,
    row,
    title,
    ...(world?.originalTitle !== undefined && world.originalTitle !== title && { originalTitle: world.originalTitle }),
    date,
    runtimeMin: runtime !== null && runtime >= SHORTEST_MIN && runtime <= LONGEST_MIN ? runtime : null,
    language: world?.language ?? 'en',
    countries: world?.countries ?? [],
    genres,
    certificate: certificates.has(row['MPAA Rating'] ?? '') ? row['MPAA Rating'] : null,
    directors: directorsOf(key, row.Director),
    company: companyOf(row.Distributor),
    keywords: keywordsOf(row),
    collection: collectionOf(title, yearOf(date)),
    ...figuresOf(key, row),
  };
}

export interface Cleaned {
  films: CleanFilm[];
  refused: Record<Refusal, number>;
}

/** The list without invalid, duplicate and authored films, oldest first. */
export function cleanList(rows: readonly SourceRow[], authored: readonly FilmEntry[]): Cleaned {
  const known = authoredYears(authored);
  const seen = new Set<string>();
  const refused: Cleaned['refused'] = {
    'no title': 0,
    'no date': 0,
    'left out': 0,
    authored: 0,
    twice: 0,
    'no genre': 0,
  };
  const films: CleanFilm[] = [];
  for (const row of rows) {
    const film = cleanRow(row);
    if (typeof film === 'string') {
      refused[film] += 1;
      continue;
    }
    const year = yearOf(film.date);
    const names = [...new Set([folded(film.title), folded(film.originalTitle ?? film.title)])];
    if (names.some((name) => known.get(name)?.some((other) => Math.abs(other - year) <= YEARS_APART))) {
      refused.authored += 1;
    } else if (names.some((name) => seen.has(`${name} ${String(year)}`))) {
      refused.twice += 1;
    } else {
      for (const name of names) seen.add(`${name} ${String(year)}`);
      films.push(film);
    }
  }
  films.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) || (a.key < b.key ? -1 : 1));
  return { films, refused };
}
