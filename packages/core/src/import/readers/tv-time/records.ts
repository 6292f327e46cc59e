import { problem, type TitleRef } from '../../records';
import { saved, watching } from '../../values/build';
import { yearOf } from '../../values/fields';
import { isNamed, positiveId } from '../../values/ids';
import type { TableRow } from '../../text/table';
import { hasAll, type TableReader } from '../reader';
import { tvTimeEpisode, tvTimeSeries } from './shows';

const isFilm = (row: TableRow): boolean => row.get('movie_name') !== '' || row.get('entity_type') === 'movie';

/** Films have neither ids nor, if it is unknown, a year. */
const titleOf = (row: TableRow): TitleRef =>
  isFilm(row)
    ? { mediaType: 'movie', title: row.get('movie_name'), year: yearOf(row.get('release_date')), ids: {} }
    : tvTimeSeries(row.get('series_name'), positiveId(row.get('series_id')));

/** The date of watching is empty, a date, or seconds since 1970. */
const watchDate = (row: TableRow): unknown => {
  const date = row.get('watch_date');
  return /^\d{9,13}$/.test(date) ? Number(date) : row.first('watch_date', 'created_at');
};

/** `tracking-prod-records.csv`: films, and what the app knew of series before its second version. */
export const tvTimeRecordsReader: TableReader = {
  kind: 'tv-time',
  order: 3,
  fits: (columns) =>
    hasAll(columns, 'entitytype', 'type') && (columns.has('moviename') || hasAll(columns, 'seriesname', 'seriesid')),
  *read(row, source, file) {
    const title = titleOf(row);
    const [type, uuid] = [row.get('type').toLowerCase(), row.get('uuid')];
    if (!isNamed(title)) {
      // Sums over everything: `time-count`, `count-watch-movie`.
      yield problem(/count/.test(type) ? 'not_carried_over' : 'no_title', source, row.text);
      return;
    }
    if (title.mediaType === 'movie' && uuid !== '') file.context.films.set(uuid, title);
    if (type === 'towatch' || type === 'follow')
      yield* saved({ kind: 'watchlist', title, source }, row.get('created_at'));
    else if (type !== 'watch' && type !== 'rewatch') yield problem('not_carried_over', source, row.text);
    else if (title.mediaType === 'movie') yield* watching({ title, source }, watchDate(row));
    else yield* tvTimeEpisode(row, { title, source }, watchDate(row), file);
  },
};
