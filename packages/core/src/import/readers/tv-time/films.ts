import { problem, type TitleRef } from '../../records';
import { msOf, watching } from '../../values/build';
import { yearOf } from '../../values/fields';
import { hasAll, type TableReader } from '../reader';

/** `tracking-prod-records.csv`: films, by name and release date alone. */
export const tvTimeFilmsReader: TableReader = {
  kind: 'tv-time',
  order: 2,
  fits: (columns) => hasAll(columns, 'moviename', 'entitytype', 'type'),
  *read(row, source, { context }) {
    const name = row.get('movie_name');
    if (name === '' || row.get('entity_type').toLowerCase() !== 'movie') {
      yield problem('not_understood', source, row.text);
      return;
    }
    const title: TitleRef = { mediaType: 'movie', title: name, year: yearOf(row.get('release_date')), ids: {} };
    const uuid = row.get('uuid');
    if (uuid !== '') context.films.set(uuid, title);
    const type = row.get('type').toLowerCase();
    if (type === 'watch' || type === 'rewatch')
      yield* watching({ title, source }, row.first('watch_date', 'created_at'));
    else if (type === 'towatch' || type === 'follow')
      yield { kind: 'watchlist', title, source, addedAt: msOf(row.get('created_at')) };
    else yield problem('not_understood', source, row.text);
  },
};
