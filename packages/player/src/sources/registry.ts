import type { SourceAdapter } from './source-adapter';

export interface SourceRegistry {
  /** By rank, highest first; equal ranks in the order given. */
  readonly adapters: readonly SourceAdapter[];
  get(id: string): SourceAdapter | undefined;
}

/** Throws for two adapters with one id, for an empty id and for an adapter that can find nothing: mistakes of the code. */
export function createRegistry(adapters: readonly SourceAdapter[]): SourceRegistry {
  const byId = new Map<string, SourceAdapter>();
  for (const adapter of adapters) {
    if (!adapter.id) throw new Error('A source adapter needs an id');
    if (byId.has(adapter.id)) throw new Error(`Two source adapters are called "${adapter.id}"`);
    if (!adapter.findMovie && !adapter.findEpisode) throw new Error(`Source adapter "${adapter.id}" can find nothing`);
    byId.set(adapter.id, adapter);
  }
  const ordered = [...byId.values()].sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0));
  return { adapters: ordered, get: (id) => byId.get(id) };
}
