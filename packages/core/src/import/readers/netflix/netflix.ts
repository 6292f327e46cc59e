import { problem, type ReadItem, type SourceLine } from '../../records';
import { msOf, watching } from '../../values/build';
import { hasAll, type TableReader } from '../reader';
import { findSittings, isView } from './sittings';
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

/** `ViewingActivity.csv` from the personal data download: every play of every profile. */
export const netflixActivityReader: TableReader = {
  kind: 'netflix',
  fits: (columns) => hasAll(columns, 'profilename', 'starttime', 'title', 'duration'),
  prepare: (rows, { context }) => {
    context.sittings = findSittings(rows);
  },
  *read(row, source, { context: { sittings } }) {
    if (!isView(row)) {
      yield problem('not_carried_over', source, row.text);
      return;
    }
    const [profile, start] = [row.get('Profile Name'), row.get('Start Time')];
    const found = netflixTitle(row.get('Title'));
    const { role = 'end', reachedSec = 0, lengthSec = 0 } = sittings.get(row.line) ?? {};
    if (!found) yield problem('no_title', source, row.text);
    else if (role === 'part') yield problem('same_watching', source, row.get('Title'));
    else if (role === 'unfinished') yield problem('not_finished', source, row.get('Title'));
    else if (role === 'end') yield* netflixWatching(found, source, start, profile);
    else
      yield {
        ...{ kind: 'progress', ...found, source, profile },
        ...{ watchedSec: reachedSec, durationSec: lengthSec, updatedAt: msOf(start) },
      };
  },
};
