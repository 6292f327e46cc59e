import { problem, type ReadItem, type SourceLine } from '../../records';
import { watching } from '../../values/build';
import { hasAll, type TableReader } from '../reader';
import { netflixTitle, type NetflixTitle } from './title';

const netflixWatching = ({ orSeries, ...about }: NetflixTitle, source: SourceLine, date: unknown): Iterable<ReadItem> =>
  watching({ ...about, source }, date, orSeries ? { orSeries } : {});

/** `NetflixViewingHistory.csv`: title and date, in the date format of the account's language. */
export const netflixReader: TableReader = {
  kind: 'netflix',
  fits: (columns) => columns.size === 2 && hasAll(columns, 'title', 'date'),
  dateColumns: ['Date'],
  *read(row, source) {
    const found = netflixTitle(row.get('Title'));
    if (found) yield* netflixWatching(found, source, row.date('Date'));
    else yield problem('no_title', source, row.text);
  },
};

/** Seconds of `01:02:03`. */
const seconds = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + (Number(part) || 0), 0);

/** Shorter plays are autoplayed previews. */
const SHORTEST_SEC = 120;

/** `ViewingActivity.csv` from the personal data download: every play of every profile. */
export const netflixActivityReader: TableReader = {
  kind: 'netflix',
  fits: (columns) => hasAll(columns, 'profilename', 'starttime', 'title', 'duration'),
  *read(row, source) {
    const isExtra = row.get('Supplemental Video Type') !== '';
    if (isExtra || seconds(row.get('Duration')) < SHORTEST_SEC) {
      yield problem('not_carried_over', source, row.text);
      return;
    }
    const found = netflixTitle(row.get('Title'));
    if (found) yield* netflixWatching(found, source, row.get('Start Time'));
    else yield problem('no_title', source, row.text);
  },
};
