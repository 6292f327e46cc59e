import { findEntry, isLive, type Entries, type Note } from '@marquee/core';
import { selectCollection } from './collections';

export const selectNotes = selectCollection('notes');

/** What the visitor wrote about a title, a season or an episode; null where there is nothing. */
export function noteOf(notes: Entries<Note>, key: string): Note | null {
  const entry = findEntry(notes, key);
  return entry && isLive(entry) ? entry.value : null;
}
