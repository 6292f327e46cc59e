import type { ImportRecord } from '../import/records';
import { writeCsv, type Cell } from '../import/text/write-csv';
import { lossOf, type ExportFile } from './formats';
import { dateText } from './plain-csv';

const TYPES = { movie: 'Movie', tv: 'TV Series' } as const;
const typeOf = ({ title }: ImportRecord): Cell => title.mediaType && TYPES[title.mediaType];
const urlOf = ({ title }: ImportRecord): string => `https://www.imdb.com/title/${title.ids.imdb ?? ''}/`;

const RATINGS = ['Const', 'Your Rating', 'Date Rated', 'Title', 'URL', 'Title Type', 'Year'];
const LIST = ['Position', 'Const', 'Created', 'Modified', 'Description', 'Title', 'URL', 'Title Type', 'Year'];

/** Ratings and the watchlist in the columns of IMDb's own exports, which many sites read; titles without its number are left out. */
export function writeImdb(records: readonly ImportRecord[]): ExportFile[] {
  const ratings: Cell[][] = [RATINGS];
  const watchlist: Cell[][] = [LIST];
  for (const record of records) {
    if (lossOf('imdb', record) !== null) continue;
    const { title, year, ids } = record.title;
    const tail = [title, urlOf(record), typeOf(record), year];
    if (record.kind === 'rating') ratings.push([ids.imdb, record.rating, dateText(record.ratedAt, true), ...tail]);
    else if (record.kind === 'watchlist') {
      const created = dateText(record.addedAt, true);
      watchlist.push([watchlist.length, ids.imdb, created, created, '', ...tail]);
    }
  }
  return [
    { name: 'imdb-ratings.csv', mimeType: 'text/csv', text: writeCsv(ratings) },
    { name: 'imdb-watchlist.csv', mimeType: 'text/csv', text: writeCsv(watchlist) },
  ];
}
