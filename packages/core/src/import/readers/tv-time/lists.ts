import { problem, type ReadItem, type TitleRef } from '../../records';
import { saved } from '../../values/build';
import { positiveId } from '../../values/ids';
import { hasAll, type ImportContext, type TableReader } from '../reader';
import { tvTimeSeries } from './shows';

/** TV Time wrote its lists as printed Go maps: `map[id:83322 type:series]`. */
const MAP = /map\[([^[\]]*)\]/g;

const between = (text: string, start: string, end: string): string => {
  const from = text.indexOf(start);
  if (from < 0) return '';
  const to = text.indexOf(end, from + start.length);
  return text.slice(from + start.length, to < 0 ? undefined : to).trim();
};

/** Names of all lists, from the row that describes them: `… name:My Faves order:<nil> … s_key:my-faves type:list …`. */
function readNames(text: string, { listNames }: ImportContext): void {
  for (const part of text.split('map[').slice(1)) {
    const [key, name] = [between(part, 's_key:', ' '), between(part, ' name:', ' order:')];
    if (key !== '' && name !== '' && name !== '<nil>') listNames.set(key, name);
  }
}

const memberOf = (map: string, name: string): string => between(` ${map} `, ` ${name}:`, ' ');

function titleOf(map: string, { films, seriesNames }: ImportContext): TitleRef | null {
  if (memberOf(map, 'type') !== 'series') return films.get(memberOf(map, 'uuid')) ?? null;
  const id = positiveId(memberOf(map, 'id'));
  return id === null ? null : tvTimeSeries(seriesNames.get(id) ?? '', id);
}

/** `lists-prod-lists.csv`. */
export const tvTimeListsReader: TableReader = {
  kind: 'tv-time',
  order: 5,
  fits: (columns) => hasAll(columns, 'lists', 'skey', 'objects'),
  *read(row, source, { context }): Generator<ReadItem> {
    const key = row.get('s_key');
    if (key === 'collection') {
      readNames(row.get('lists'), context);
      // The rows below are the lists themselves.
      yield problem('covered_by_other_file', source, row.get('lists'));
      return;
    }
    const list = context.listNames.get(key) ?? row.first('name', 's_key');
    for (const [whole, map = ''] of row.get('objects').matchAll(MAP)) {
      const title = titleOf(map, context);
      if (title && list !== '') yield* saved({ kind: 'list-entry', title, source, list }, row.get('created_at'));
      else yield problem('no_title', source, `${list}: ${whole}`);
    }
  },
};
