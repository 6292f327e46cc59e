import { findLive, type Entries, type Note } from '@marquee/core';
import { selectCollection } from './collections';

export const selectNotes = selectCollection('notes');

/** The visitor's note on a title, a season or an episode; null without one. */
export const noteOf = (notes: Entries<Note>, key: string): Note | null => findLive(notes, key)?.value ?? null;
