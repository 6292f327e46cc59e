import { useEffect, useState } from 'react';

export interface LazyChunk<Chunk> {
  load: () => Promise<Chunk>;
  /**
   * Loads the chunk when `isWanted`, and returns it once loaded; null until then. `onFailure` is called if it cannot be
   * loaded.
   */
  useWhen: (isWanted: boolean, onFailure: () => void) => Chunk | null;
}

/**
 * Code that may load after the first frame. Not `React.lazy`: a suspending component shows its fallback even if the
 * code was loaded long ago, and a chunk that fails to load must not take the player down.
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
        // oxlint-disable-next-line react-hooks/exhaustive-deps -- what to do about a failure is no reason to ask again
      }, [isWanted]);
      return isWanted ? loaded : null;
    },
  };
}
