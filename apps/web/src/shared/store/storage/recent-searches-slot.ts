import { RECENT_SEARCHES, parseJson } from '@marquee/core';
import type { Slot } from './slot';

/** `recent-searches`: texts, the last one first. */
export const recentSearchesSlot: Slot<string[]> = {
  key: 'recent-searches',
  slice: 'recentSearches',
  field: 'texts',
  read(text) {
    const stored = parseJson(text);
    const texts = Array.isArray(stored) ? stored.filter((entry): entry is string => typeof entry === 'string') : [];
    return { kind: 'value', value: texts.slice(0, RECENT_SEARCHES) };
  },
  write: (texts) => (texts.length === 0 ? null : JSON.stringify(texts)),
};
