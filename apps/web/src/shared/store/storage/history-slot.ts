import { isRecord, mergeHistory, parseHistory, parseJson, serializeHistory, type WatchHistory } from '@marquee/core';
import { unreadable, type Slot } from './slot';

const countOf = (value: unknown): number => {
  const state = isRecord(value) && isRecord(value.state) ? value.state : value;
  const items = isRecord(state) && isRecord(state.items) ? state.items : state;
  return isRecord(items) ? Object.keys(items).length : 0;
};

/** `media-tracking`: `{ items }`, keyed by numeric id (HISTORY-01). */
export const historySlot: Slot<WatchHistory> = {
  key: 'media-tracking',
  slice: 'history',
  field: 'items',
  read(text) {
    const stored = parseJson(text);
    const history = parseHistory(stored);
    if (history === null) return unreadable();
    return { kind: 'value', value: history, lossy: Object.keys(history).length < countOf(stored) };
  },
  write: (history) => (Object.keys(history).length === 0 ? null : JSON.stringify({ items: serializeHistory(history) })),
  merge: mergeHistory,
};
