import { problem, type TitleRef } from '../../records';
import type { TableRow } from '../../text/table';
import { note, rating, watching } from '../../values/build';
import { parseDay, parseIsoTime } from '../../values/dates';
import { yearOf } from '../../values/fields';
import { idsOf, imdbId, isNamed, positiveId } from '../../values/ids';
import { hasAll, type TableReader } from '../reader';
import { lastEpisode, simklStatus } from './through';

function titleOf(row: TableRow, type: string): TitleRef {
  const simkl = positiveId(row.get('SIMKL_ID'));
  const mal = positiveId(row.first('MAL', 'MAL_ID'));
  const shared = {
    tvdb: positiveId(row.first('TVDB', 'TVDB_ID')),
    tmdb: positiveId(row.first('TMDB', 'TMDB_ID')),
    imdb: imdbId(row.first('IMDB', 'IMDB_ID')),
  };
  return {
    mediaType: type.includes('movie') ? 'movie' : 'tv',
    title: row.get('Title'),
    year: yearOf(row.get('Year')),
    // Each season of an anime is a separate entry with the ids of the whole series.
    ids: idsOf({ simkl, mal, ...(type.includes('anime') && mal !== null ? {} : shared) }),
  };
}

/** Simkl's CSV export, and its import format. */
export const simklCsvReader: TableReader = {
  kind: 'simkl',
  fits: (columns) => hasAll(columns, 'title', 'watchlist') && (columns.has('lastepwatched') || columns.has('simklid')),
  dayColumn: 'WatchedDate',
  *read(row, source, { dayOrder }) {
    const type = row.get('Type').toLowerCase();
    const about = { title: titleOf(row, type), source };
    if (!isNamed(about.title)) {
      yield problem('no_title', source, row.text);
      return;
    }
    const written = row.get('WatchedDate');
    const day = parseIsoTime(written) ? null : parseDay(written, dayOrder);
    const date = day ? new Date(day.ms).toISOString().slice(0, 10) : written;
    const status = row.get('Watchlist');
    const last = lastEpisode(row.get('LastEpWatched'), type.includes('anime'));
    const isDone = simklStatus(status) === 'completed';
    if (about.title.mediaType === 'movie') {
      if (isDone) yield* watching(about, date);
    } else if (last) yield* watching({ ...about, episode: last }, date, { isThrough: true });
    else if (isDone) yield* watching(about, '');
    if (simklStatus(status) === 'planned') yield { kind: 'watchlist', ...about, addedAt: null };
    else if (/hold|drop/i.test(status)) yield problem('not_carried_over', source, `${about.title.title}: ${status}`);
    yield* rating(about, row.get('Rating'), null);
    yield* note(about, row.get('Memo'), null);
  },
};
