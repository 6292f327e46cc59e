import { useEffect, useState } from 'react';
import type * as chunk from './player-chunk';

type PlayerChunk = typeof chunk;

let loaded: PlayerChunk | null = null;
let loading: Promise<PlayerChunk> | undefined;

export function loadPlayer(): Promise<PlayerChunk> {
  loading ??= import('./player-chunk').then(
    (chunk) => (loaded = chunk),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * The player's code; null until it is there, and throws when it cannot be fetched. Not `lazy`: a component that suspends
 * shows its fallback even for code that has long been loaded, and React keeps a fallback for 300 ms.
 */
export function usePlayerChunk(): PlayerChunk | null {
  const [player, setPlayer] = useState(loaded);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (player) return;
    let current = true;
    loadPlayer().then(
      (it) => current && setPlayer(it),
      (cause: unknown) => current && setFailure(new Error('the player could not be fetched', { cause })),
    );
    return () => {
      current = false;
    };
  }, [player]);
  if (failure) throw failure;
  return player;
}
