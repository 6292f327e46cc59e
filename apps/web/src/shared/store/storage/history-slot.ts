import { isRecord, parseHistory, parseJson, serializeHistory, type WatchHistory } from '@marquee/core';
import { unreadable, type Slot } from './slot';

const countOf = (value: unknown): number => {
  const state = isRecord(value) && isRecord(value.state) ? value.state : value;
  const items = isRecord(state) && isRecord(state.items) ? state.items : state;
  return isRecord(items) ? Object.keys(items).length : 0;
};

const isEmpty = (history: WatchHistory): boolean => Object.keys(history).length === 0;

/** Yields the same text as `JSON.stringify`, title by title. */
function* parts(history: WatchHistory): Generator<string> {
  let before = '{"items":{';
  for (const [name, item] of Object.entries(serializeHistory(history))) {
    yield `${before}${JSON.stringify(name)}:${JSON.stringify(item)}`;
    before = ',';
  }
  yield '}}';
}

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
  write: (history) => (isEmpty(history) ? null : [...parts(history)].join('')),
  parts: (history) => (isEmpty(history) ? null : parts(history)),
};
