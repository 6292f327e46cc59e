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

export const selectPositions = selectCollection('positions');

interface MoveArgs {
  /** The whole list, in its own order. */
  listed: readonly ListedBookmark[];
  selected: readonly Target[];
  category: string;
  move: Move;
}

/** A list that is renamed keeps its order. The old name's places stay: Undo finds them again. */
export const positionsRenamed =
  (from: string, to: string, nowMs: number) =>
  (dispatch: AppDispatch, getState: () => AppState): void => {
    const positions = selectPositions(getState());
    const renamed = listEntries(positions).flatMap((entry) => {
      const [id, mediaType, ...category] = entry.key.split('/');
      if (!isLive(entry) || category.join('/') !== from) return [];
      const key = `${id}/${mediaType}/${to}`;
      return [changeEntry(findEntry(positions, key), key, entry.value, nowMs)];
    });
    if (renamed.length > 0) dispatch(entriesEdited('positions', renamed));
  };

/** What is said of titles that were moved to an end of the list; null for a step. */
function movedText(move: Move, count: number): string | null {
  if (move === 'first')
    return plural(count, { one: 'Moved # title to the front', other: 'Moved # titles to the front' });
  if (move === 'last') return plural(count, { one: 'Moved # title to the end', other: 'Moved # titles to the end' });
  return null;
}

/** Moves titles in a list that is ordered by hand. A step is taken back by a step; a way to an end by Undo. */
export const moveInList =
  ({ listed, selected, category, move }: MoveArgs) =>
  (dispatch: AppDispatch, getState: () => AppState, { now }: AppServices): void => {
    const before = selectPositions(getState());
    const placed = placedIn(listed, category, before);
    const chosen = new Set(selected);
    const keys = new Set(placed.flatMap(({ key, bookmark }) => (chosen.has(bookmark.target) ? [key] : [])));
    const changes = moveInOrder(placed, keys, move);
    if (changes.length === 0) return;
    const put = (key: string, position: number): Entry<Position> =>
      changeEntry(findEntry(selectPositions(getState()), key), key, { position }, now());
    dispatch(
      entriesEdited(
        'positions',
        changes.map(({ key, position }) => put(key, position)),
      ),
    );
    const text = movedText(move, keys.size);
    if (text === null) return;
    offerUndo(text, () => {
      const back = changes.flatMap(({ key }) => {
        const known = findLive(before, key);
        if (known) return [put(key, known.value.position)];
        const made = findEntry(selectPositions(getState()), key);
        return made ? [removeEntry(made, now())] : [];
      });
      dispatch(entriesEdited('positions', back));
    });
  };
