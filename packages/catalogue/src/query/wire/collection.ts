import type { Store } from '../../build/compile';
import { movieItem } from './items';
import { collectionParts, collectionSummary } from './movie-details';

export function collectionDetails(store: Store, collectionId: number) {
  const summary = collectionSummary(store, collectionId);
  if (!summary) return null;
  const parts = collectionParts(store, collectionId).map((movie) => ({ ...movieItem(movie), media_type: 'movie' }));
  return { ...summary, overview: '', parts };
}

/** A row of `search/collection`. */
export function collectionItem(store: Store, collectionId: number) {
  const summary = collectionSummary(store, collectionId);
  const first = collectionParts(store, collectionId)[0];
  return {
    adult: false,
    ...summary,
    original_language: first?.entry.originalLanguage ?? '',
    original_name: summary?.name ?? '',
    overview: '',
  };
}
