import { problem } from '../../records';
import { watching } from '../../values/build';
import { parseDay, parseIsoTime } from '../../values/dates';
import { hasAll, type TableReader } from '../reader';
import { netflixTitle } from './title';

/** `NetflixViewingHistory.csv`: title and date, in the date format of the account's language. */
export const netflixReader: TableReader = {
  kind: 'netflix',
  fits: (columns) => columns.size === 2 && hasAll(columns, 'title', 'date'),
  dayColumn: 'Date',
  *read(row, source, { dayOrder }) {
    const found = netflixTitle(row.get('Title'));
    if (!found) {
      yield problem('no_title', source, row.text);
      return;
    }
    const written = row.get('Date');
    const when = parseIsoTime(written) ?? parseDay(written, dayOrder);
    const about = { ...found, source };
    if (when) yield* watching(about, new Date(when.ms).toISOString().slice(0, 10));
    else {
      yield* watching(about, '');
      // Month or day may come first, and nothing in the file says which.
      const isEither = (parseDay(written, 'month-first') ?? parseDay(written, 'day-first')) !== null;
      if (written !== '') yield problem(isEither ? 'ambiguous_date' : 'unknown_date', source, written);
    }
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
    if (found) yield* watching({ ...found, source }, row.get('Start Time'));
    else yield problem('no_title', source, row.text);
  },
};
