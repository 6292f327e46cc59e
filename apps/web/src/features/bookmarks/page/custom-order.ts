import { plural } from '@lingui/core/macro';
import {
  changeEntry,
  findEntry,
  findLive,
  isLive,
  listEntries,
  moveInOrder,
  removeEntry,
  type Entry,
  type Move,
  type Position,
} from '@marquee/core';
import type { AppDispatch, AppServices, AppState } from '../../../shared/store';
import { entriesEdited, selectCollection } from '../../../shared/store/collections';
import { offerUndo } from '../../../shared/ui';
import { placedIn, type ListedBookmark, type Target } from './filter-and-sort';

export const selectListOrder = selectCollection('listOrder');

interface MoveArgs {
  /** The whole list in its current order. */
  listed: readonly ListedBookmark[];
  selected: readonly Target[];
  category: string;
  move: Move;
}

/** Keeps the order of a renamed list. The positions under the old name remain, for Undo. */
export const listOrderRenamed =
  (from: string, to: string, nowMs: number) =>
  (dispatch: AppDispatch, getState: () => AppState): void => {
    const listOrder = selectListOrder(getState());
    const renamed = listEntries(listOrder).flatMap((entry) => {
      const [id, mediaType, ...category] = entry.key.split('/');
      if (!isLive(entry) || category.join('/') !== from) return [];
      const key = `${id}/${mediaType}/${to}`;
      return [changeEntry(findEntry(listOrder, key), key, entry.value, nowMs)];
    });
    if (renamed.length > 0) dispatch(entriesEdited('listOrder', renamed));
  };

/** The message after moving titles to an end of the list; null for a single step. */
function movedText(move: Move, count: number): string | null {
  if (move === 'first')
    return plural(count, { one: 'Moved # title to the front', other: 'Moved # titles to the front' });
  if (move === 'last') return plural(count, { one: 'Moved # title to the end', other: 'Moved # titles to the end' });
  return null;
}

/**
 * Moves titles in a list with a custom order. Undo is offered only for a move to an end; a step can be reversed by a
 * step.
 */
export const moveInList =
  ({ listed, selected, category, move }: MoveArgs) =>
  (dispatch: AppDispatch, getState: () => AppState, { now }: AppServices): void => {
    const before = selectListOrder(getState());
    const placed = placedIn(listed, category, before);
    const chosen = new Set(selected);
    const keys = new Set(placed.flatMap(({ key, bookmark }) => (chosen.has(bookmark.target) ? [key] : [])));
    const changes = moveInOrder(placed, keys, move);
    if (changes.length === 0) return;
    const put = (key: string, position: number): Entry<Position> =>
      changeEntry(findEntry(selectListOrder(getState()), key), key, { position }, now());
    dispatch(
      entriesEdited(
        'listOrder',
        changes.map(({ key, position }) => put(key, position)),
      ),
    );
    const text = movedText(move, keys.size);
    if (text === null) return;
    offerUndo(text, () => {
      const back = changes.flatMap(({ key }) => {
        const known = findLive(before, key);
        if (known) return [put(key, known.value.position)];
        const made = findEntry(selectListOrder(getState()), key);
        return made ? [removeEntry(made, now())] : [];
      });
      dispatch(entriesEdited('listOrder', back));
    });
  };
