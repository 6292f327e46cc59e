import { problem, type TitleRef } from '../../records';
import type { TableRow } from '../../text/table';
import { note, rating, saved, watching } from '../../values/build';
import { yearOf } from '../../values/fields';
import { idsOf, imdbId, isNamed, positiveId } from '../../values/ids';
import { hasAll, type TableReader } from '../reader';
import { lastEpisode, simklStatus } from './through';

function titleOf(row: TableRow, type: string): TitleRef {
  // An anime that is watched without an episode may be a film.
  const isWhole = row.get('LastEpWatched') === '' && simklStatus(row.get('Watchlist')) === 'completed';
  const simkl = positiveId(row.get('SIMKL_ID'));
  const mal = positiveId(row.first('MAL', 'MAL_ID'));
  const shared = {
    tvdb: positiveId(row.first('TVDB', 'TVDB_ID')),
    tmdb: positiveId(row.first('TMDB', 'TMDB_ID')),
    imdb: imdbId(row.first('IMDB', 'IMDB_ID')),
  };
  return {
    mediaType: type.includes('movie') ? 'movie' : type === 'anime' && isWhole ? null : 'tv',
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
  dateColumns: ['WatchedDate'],
  *read(row, source) {
    const type = row.get('Type').toLowerCase();
    const about = { title: titleOf(row, type), source };
    if (!isNamed(about.title)) {
      yield problem('no_title', source, row.text);
      return;
    }
    const date = row.date('WatchedDate');
    const status = row.get('Watchlist');
    const last = lastEpisode(row.get('LastEpWatched'), type.includes('anime'));
    const isDone = simklStatus(status) === 'completed';
    if (about.title.mediaType === 'movie') {
      if (isDone) yield* watching(about, date);
    } else if (last) yield* watching({ ...about, episode: last }, date, { isThrough: true });
    else if (isDone) yield* watching(about, about.title.mediaType === null ? date : '');
    if (simklStatus(status) === 'planned') yield* saved({ kind: 'watchlist', ...about }, null);
    else if (/hold|drop/i.test(status)) yield problem('not_carried_over', source, `${about.title.title}: ${status}`);
    yield* rating(about, row.get('Rating'), null);
    yield* note(about, row.get('Memo'), null);
  },
};
