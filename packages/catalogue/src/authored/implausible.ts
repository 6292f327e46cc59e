import { parseIsoDate } from '@marquee/core';
import type { FilmEntry, PersonEntry, SeriesEntry } from './schema';

type People = ReadonlyMap<string, PersonEntry>;
type Title = FilmEntry | SeriesEntry;

/** Age limits of directors, writers and creators. */
const [YOUNGEST_MAKER, OLDEST] = [14, 105];
const [LONGEST_FILM_MIN, SHORTEST_EPISODE_MIN, LONGEST_EPISODE_MIN] = [240, 4, 160];

const certificates: ReadonlySet<string> = new Set([
  ...['G', 'PG', 'PG-13', 'R', 'NC-17'],
  ...['TV-Y', 'TV-Y7', 'TV-G', 'TV-PG', 'TV-14', 'TV-MA'],
]);

/** When each network began; it has no earlier originals. HBO has produced its own since 1972. */
const networkBegan: ReadonlyMap<string, string> = new Map([
  ['netflix', '2011-12-04'],
  ['disney', '2019-11-12'],
  ['hulu', '2011-01-01'],
  ['amazon-prime', '2013-01-01'],
  ['apple-tv', '2019-11-01'],
  ['paramount', '2014-10-28'],
  ['peacock', '2020-04-15'],
]);

const yearOf = (date: string): number => Number(date.slice(0, 4));
const isDay = (date: string): boolean => parseIsoDate(date) !== null;

function ofMakers(names: readonly string[], date: string, byName: People): string[] {
  return names.flatMap((name) => {
    const born = byName.get(name)?.born;
    if (born === undefined) return [];
    const age = yearOf(date) - yearOf(born);
    return age < YOUNGEST_MAKER || age > OLDEST ? [`${name} made it at the age of ${String(age)}`] : [];
  });
}

function ofAnyTitle(title: Title): string[] {
  const problems: string[] = [];
  const keywords = title.keywords ?? [];
  if (new Set(keywords).size !== keywords.length) problems.push('has a keyword twice');
  if (keywords.some((keyword) => keyword !== keyword.toLowerCase())) problems.push('has a keyword in capitals');
  if (new Set(title.genres).size !== title.genres.length) problems.push('has a genre twice');
  const certificate = title.certification?.['US'];
  if (certificate !== undefined && !certificates.has(certificate)) problems.push(`is rated ${certificate}`);
  if (/ {2}|\s$|^\s/.test(title.overview)) problems.push('has a stray space in its overview');
  if (!/[.!?…"']$/.test(title.overview)) problems.push('has an overview that does not end');
  if ((title.votes === 0) !== (title.rating === 0)) problems.push('is rated without votes');
  const cast = title.cast.map(({ name }) => name);
  const twice = cast.filter((name, index) => cast.indexOf(name) !== index);
  if (twice.length > 0) problems.push(`credits ${twice.join()} twice`);
  return problems;
}

/** Implausible statements about a film that nothing contradicts. */
export function implausibleInFilm(file: string, film: FilmEntry, byName: People): string[] {
  const problems = [
    ...ofAnyTitle(film),
    ...ofMakers([...film.directors, ...(film.writers ?? [])], film.releaseDate, byName),
  ];
  if (!isDay(film.releaseDate)) problems.push(`came out on ${film.releaseDate}`);
  if ((film.runtimeMin ?? 0) > LONGEST_FILM_MIN) problems.push(`runs ${String(film.runtimeMin)} minutes`);
  for (const provider of film.providers ?? []) {
    if (film.releaseDate < (networkBegan.get(provider) ?? '')) problems.push(`is older than ${provider}`);
  }
  return problems.map((problem) => `${file} › ${film.title}: ${problem}`);
}

/** Implausible statements about a series that nothing contradicts. */
export function implausibleInSeries(file: string, series: SeriesEntry, byName: People): string[] {
  const problems = [...ofAnyTitle(series), ...ofMakers(series.creators ?? [], series.firstAirDate, byName)];
  const dates = [series.firstAirDate, series.lastAirDate, ...series.seasons.map(({ airDate }) => airDate)];
  for (const date of dates) if (date !== undefined && !isDay(date)) problems.push(`has the date ${date}`);
  const runtime = series.episodeRuntimeMin;
  if (runtime !== undefined && (runtime < SHORTEST_EPISODE_MIN || runtime > LONGEST_EPISODE_MIN)) {
    problems.push(`has episodes of ${String(runtime)} minutes`);
  }
  const numbers = series.seasons.map(({ number }) => number).filter((number) => number > 0);
  if (numbers.some((number, index) => number !== index + 1)) problems.push('skips a season');
  const end = series.lastAirDate;
  for (const { number, airDate } of series.seasons) {
    if (airDate === undefined) continue;
    if (end !== undefined && airDate > end) problems.push(`has season ${String(number)} after its end`);
    if (number === 1 && airDate !== series.firstAirDate) problems.push('begins on another day than its first season');
  }
  for (const provider of series.providers ?? []) {
    if (end !== undefined && end < (networkBegan.get(provider) ?? '')) problems.push(`ended before ${provider} began`);
  }
  return problems.map((problem) => `${file} › ${series.name}: ${problem}`);
}

/**
 * Two spellings of probably the same person: `J. K. Simmons` and `J.K. Simmons`, `Gael Garcia Bernal` and `Gael García
 * Bernal`.
 */
export function nearlyTheSameNames(names: readonly string[]): string[] {
  const bySpelling = new Map<string, string[]>();
  for (const name of names) {
    const letters = name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
    bySpelling.set(letters, [...(bySpelling.get(letters) ?? []), name]);
  }
  return [...bySpelling.values()].filter((spellings) => spellings.length > 1).map((spellings) => spellings.join(' = '));
}

/** Implausible statements about a person. */
export function implausibleInPerson(person: PersonEntry, today: string): string[] {
  const { name, born, died } = person;
  const problems: string[] = [];
  for (const date of [born, died])
    if (date !== undefined && (!isDay(date) || date > today)) problems.push(`dated ${date}`);
  if (born !== undefined && died !== undefined && died <= born) problems.push('died before birth');
  if (born !== undefined && yearOf(died ?? today) - yearOf(born) > OLDEST + 5) problems.push('lived too long');
  return problems.map((problem) => `people.json › ${name}: ${problem}`);
}
