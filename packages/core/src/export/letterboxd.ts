import { compareText } from '../text/compare-text';
import { titleRefKey } from '../import/match/titles';
import type { ImportRecord, TitleRef, WatchingRecord } from '../import/records';
import { writeCsv, type Cell } from '../import/text/write-csv';
import { lossOf, type ExportFile } from './formats';
import { dateText } from './plain-csv';

const HEADER = ['tmdbID', 'imdbID', 'Title', 'Year', 'Rating10', 'WatchedDate', 'Rewatch', 'Review'];
const cells = ({ ids, title, year }: TitleRef): Cell[] => [ids.tmdb, ids.imdb, title, year];

interface Viewing {
  /** `YYYY-MM-DD`; empty if unknown. */
  day: string;
  rating: Cell;
}

interface Film {
  title: TitleRef;
  viewings: Viewing[];
  rating: Cell;
  review: string;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The day where the person is, as the diary shows it. */
function dayOf({ watchedAt, isDayOnly }: WatchingRecord): string {
  if (watchedAt === null || isDayOnly) return dateText(watchedAt, true);
  const date = new Date(watchedAt);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function filmsOf(records: Iterable<ImportRecord>): Film[] {
  const films = new Map<string, Film>();
  for (const record of records) {
    const key = titleRefKey(record.title);
    const film = films.get(key) ?? { title: record.title, viewings: [], rating: '', review: '' };
    if (record.kind === 'watching') film.viewings.push({ day: dayOf(record), rating: record.rating });
    else if (record.kind === 'rating') film.rating = record.rating;
    else if (record.kind === 'note')
      film.review = film.review === '' ? record.text : `${film.review}\n\n${record.text}`;
    else continue;
    films.set(key, film);
  }
  return [...films.values()];
}

function* rowsOf(films: readonly Film[]): Generator<Cell[]> {
  yield HEADER;
  for (const { title, viewings, rating, review } of films) {
    // Watchings without a date come first, because Letterboxd counts a later dated row as a rewatch. A film that is
    // only rated counts as watched.
    const sorted =
      viewings.length === 0 ? [{ day: '', rating: undefined }] : viewings.sort((a, b) => compareText(a.day, b.day));
    // The film's rating is the one of the latest viewing.
    const last = sorted.length - 1;
    for (const [at, viewing] of sorted.entries()) {
      const given = viewing.rating ?? (at === last ? rating : '');
      yield [...cells(title), given, viewing.day, at === 0 ? '' : 'Yes', at === 0 ? review : ''];
    }
  }
}

/** Letterboxd refuses files of a megabyte. */
const MAX_BYTES = 1_000_000;

/** At most: a code unit beyond ASCII has two or three bytes in UTF-8. */
const bytesOf = (text: string): number => text.length + 2 * (text.match(/[^ -~\r\n]/g)?.length ?? 0);

/** Tables that are small enough, each with the header. */
function* partsOf(rows: Iterable<Cell[]>): Generator<string> {
  const header = writeCsv([HEADER]);
  let part = '';
  let bytes = 0;
  for (const row of rows) {
    const text = writeCsv([row]);
    const added = bytesOf(text);
    if (bytes + added > MAX_BYTES && part.length > header.length) {
      yield part;
      part = header;
      bytes = header.length;
    }
    part += text;
    bytes += added;
  }
  yield part;
}

/** Films in Letterboxd's import format; the watchlist is a file of its own, because it is imported on another page. */
export function writeLetterboxd(records: readonly ImportRecord[]): ExportFile[] {
  const held = records.filter((record) => lossOf('letterboxd', record) === null);
  const watchlist = held.filter(({ kind }) => kind === 'watchlist').map(({ title }) => cells(title));
  const parts = [...partsOf(rowsOf(filmsOf(held)))];
  return [
    ...parts.map((text, at) => ({
      name: parts.length === 1 ? 'letterboxd.csv' : `letterboxd-${at + 1}.csv`,
      mimeType: 'text/csv',
      text,
    })),
    { name: 'letterboxd-watchlist.csv', mimeType: 'text/csv', text: writeCsv([HEADER.slice(0, 4), ...watchlist]) },
  ];
}
