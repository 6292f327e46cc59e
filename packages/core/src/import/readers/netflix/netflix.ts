import { problem, type ReadItem, type SourceLine } from '../../records';
import { DAY_MS } from '../../../media';
import { msOf, watching } from '../../values/build';
import { hasAll, type TableInfo, type TableReader } from '../reader';
import { netflixTitle, type NetflixTitle } from './title';

const netflixWatching = (
  { orSeries, ...about }: NetflixTitle,
  source: SourceLine,
  date: unknown,
  profile?: string,
): Iterable<ReadItem> =>
  watching({ ...about, source }, date, { ...(orSeries && { orSeries }), ...(profile !== undefined && { profile }) });

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

/** Whether another row is about the same title within a day: somebody paused and went on. */
function isOtherSitting(key: string, ms: number | null, { context: { sittings } }: TableInfo): boolean {
  const known = sittings.get(key) ?? [];
  if (ms === null) return false;
  if (known.some((other) => Math.abs(other - ms) < DAY_MS)) return true;
  sittings.set(key, [...known, ms]);
  return false;
}

/** `ViewingActivity.csv` from the personal data download: every play of every profile. */
export const netflixActivityReader: TableReader = {
  kind: 'netflix',
  fits: (columns) => hasAll(columns, 'profilename', 'starttime', 'title', 'duration'),
  *read(row, source, file) {
    const isExtra = row.get('Supplemental Video Type') !== '';
    if (isExtra || seconds(row.get('Duration')) < SHORTEST_SEC) {
      yield problem('not_carried_over', source, row.text);
      return;
    }
    const [profile, title, start] = [row.get('Profile Name'), row.get('Title'), row.get('Start Time')];
    const found = netflixTitle(title);
    if (!found) yield problem('no_title', source, row.text);
    else if (isOtherSitting(JSON.stringify([profile, title]), msOf(start), file))
      yield problem('same_watching', source, title);
    else yield* netflixWatching(found, source, start, profile);
  },
};
