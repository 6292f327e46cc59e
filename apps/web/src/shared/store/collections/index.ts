export {
  collectionsReset,
  collectionsSlice,
  type CollectionsState,
  entriesEdited,
  entriesMerged,
  entriesReplaced,
  selectCollection,
} from './collections.slice';
export { importLegacyDatabase } from './import-legacy';
export { loadCollections, type LoadedCollections } from './load-collections';
export { persistCollections } from './persist-collections';
export { createRecords, type Records } from './records';
export type { StoredEntry } from './entry-buckets';
export type { Revisions } from './records-database';
export { loadSnapshots } from './snapshots';
