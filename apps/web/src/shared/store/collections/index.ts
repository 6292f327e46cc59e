export {
  collectionsLoaded,
  collectionsReset,
  collectionsSlice,
  type CollectionsState,
  entriesEdited,
  entriesMerged,
  entriesReplaced,
  persistCollections,
  selectCollection,
} from './collections.slice';
export { entryChanged, entryRemoved } from './edit-entry';
export { loadCollections, type LoadedCollections } from './load-collections';
export { createRecords, type Records } from './records';
export type { StoredEntry } from './buckets';
export type { Revisions } from './database-schema';
export { loadSnapshots } from './snapshots';
