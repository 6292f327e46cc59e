import { titleRefKey } from '../import/match/titles';
import type { ImportRecord, TitleRef } from '../import/records';
import { writeCsv, type Cell } from '../import/text/write-csv';
import { lossOf, type ExportFile } from './formats';
import { dateText } from './plain-csv';

const HEADER = ['tmdbID', 'imdbID', 'Title', 'Year', 'Rating10', 'WatchedDate', 'Rewatch', 'Review'];
const cells = ({ ids, title, year }: TitleRef): Cell[] => [ids.tmdb, ids.imdb, title, year];

interface Film {
  title: TitleRef;
  days: (number | null)[];
  rating: Cell;
  review: string;
}

function filmsOf(records: Iterable<ImportRecord>): Film[] {
  const films = new Map<string, Film>();
  for (const record of records) {
    const key = titleRefKey(record.title);
    const film = films.get(key) ?? { title: record.title, days: [], rating: '', review: '' };
    if (record.kind === 'watching') film.days.push(record.watchedAt);
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
  for (const { title, days, rating, review } of films) {
    // Watchings without a date come first, because Letterboxd counts a later dated row as a rewatch. A film that is
    // only rated counts as watched.
    const sorted = days.length === 0 ? [null] : [...days].sort((a, b) => (a ?? 0) - (b ?? 0));
    for (const [at, day] of sorted.entries()) {
      const isFirst = at === 0;
      yield [...cells(title), isFirst ? rating : '', dateText(day, true), isFirst ? '' : 'Yes', isFirst ? review : ''];
    }
  }
}

/** Films in Letterboxd's import format; the watchlist is a file of its own, because it is imported on another page. */
export function writeLetterboxd(records: readonly ImportRecord[]): ExportFile[] {
  const held = records.filter((record) => lossOf('letterboxd', record) === null);
  const watchlist = held.filter(({ kind }) => kind === 'watchlist').map(({ title }) => cells(title));
  return [
    { name: 'letterboxd.csv', mimeType: 'text/csv', text: writeCsv(rowsOf(filmsOf(held))) },
    { name: 'letterboxd-watchlist.csv', mimeType: 'text/csv', text: writeCsv([HEADER.slice(0, 4), ...watchlist]) },
  ];
}
