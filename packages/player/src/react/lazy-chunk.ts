import { useEffect, useState } from 'react';

export interface LazyChunk<Chunk> {
  load: () => Promise<Chunk>;
  /** The chunk once it is there and wanted, and it is fetched when it is wanted. `onFailure` hears that it cannot be had. */
  useWhen: (isWanted: boolean, onFailure: () => void) => Chunk | null;
}

/**
 * Code that can come after the first frame. Not `lazy`: a component that suspends shows its fallback even for code that
 * has long been loaded, and a chunk that cannot be fetched must not take the film with it.
 */
export function createLazyChunk<Chunk>(fetchChunk: () => Promise<Chunk>): LazyChunk<Chunk> {
  let loaded: Chunk | null = null;
  let loading: Promise<Chunk> | undefined;
  const load = (): Promise<Chunk> =>
    (loading ??= fetchChunk().then(
      (chunk) => (loaded = chunk),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return {
    load,
    useWhen(isWanted, onFailure) {
      const [, setReady] = useState(loaded !== null);
      useEffect(() => {
        if (!isWanted || loaded) return;
        let isCurrent = true;
        load().then(
          () => isCurrent && setReady(true),
          () => isCurrent && onFailure(),
        );
        return () => {
          isCurrent = false;
        };
        // eslint-disable-next-line react-hooks/exhaustive-deps -- what to do about a failure is no reason to ask again
      }, [isWanted]);
      return isWanted ? loaded : null;
    },
  };
}
