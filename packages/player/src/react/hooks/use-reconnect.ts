import type { Stream } from '@marquee/core/contracts';
import { useEffect } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import { isReachable } from '../../sources/is-reachable';
import { urlToProbe } from '../../sources/stream-urls';
import { useEngineState } from './use-engine-state';

/** Delays between checks whether the server is reachable again; the last one repeats. */
const RETRY_DELAYS_MS = [3000, 5000, 10_000, 20_000];

/**
 * Resumes after a network failure: requests the first byte of the source now and then, and reloads the stream at its
 * position once that succeeds. Nothing is requested while the page is hidden.
 */
export function useReconnect(engine: PlayerEngine, stream: Stream | null): void {
  const isLost = useEngineState(engine, ({ status, error }) => status === 'failed' && error?.code === 'network');
  const address = stream && urlToProbe(stream);
  useEffect(() => {
    if (!isLost || !address) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const check = async (round: number): Promise<void> => {
      const isBack = document.visibilityState === 'visible' && (await isReachable(address, controller.signal));
      if (controller.signal.aborted) return;
      if (isBack) void engine.reload();
      else wait(round + 1);
    };
    const wait = (round: number): void => {
      timer = setTimeout(() => void check(round), RETRY_DELAYS_MS[Math.min(round, RETRY_DELAYS_MS.length - 1)]);
    };
    wait(0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [engine, isLost, address]);
}
