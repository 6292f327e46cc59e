import type { SourceAdapter } from './source-adapter';

/** The adapters in the order in which they are queried. */
export type SourceRegistry = readonly SourceAdapter[];

/** Throws for a duplicate id, an empty id, or an adapter that cannot find streams: errors in code or settings. */
export function createRegistry(adapters: readonly SourceAdapter[]): SourceRegistry {
  const ids = new Set<string>();
  for (const { id, findMovie, findEpisode } of adapters) {
    if (!id) throw new Error('A source adapter needs an id');
    if (ids.has(id)) throw new Error(`Two source adapters have the id "${id}"`);
    if (!findMovie && !findEpisode) throw new Error(`Source adapter "${id}" can find nothing`);
    ids.add(id);
  }
  return [...adapters];
}
