import { findLive, type Entries, type Note } from '@marquee/core';
import { selectCollection } from './collections';

export const selectNotes = selectCollection('notes');

/** What the visitor wrote about a title, a season or an episode; null where there is nothing. */
export const noteOf = (notes: Entries<Note>, key: string): Note | null => findLive(notes, key)?.value ?? null;
