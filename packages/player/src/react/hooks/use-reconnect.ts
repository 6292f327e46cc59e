import type { Stream } from '@marquee/core/contracts';
import { useEffect } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import { manifestUrl } from '../../sources/stream-urls';
import { useEngineState } from './use-engine-state';

/** Delays between checks whether the server is reachable again; the last one repeats. */
const RETRY_DELAYS_MS = [3000, 5000, 10_000, 20_000];

const urlToCheck = (stream: Stream): string | undefined =>
  manifestUrl(stream) ?? (stream.type === 'file' ? Object.values(stream.qualities)[0]?.url : undefined);

/**
 * Resumes after a network failure: requests the first byte of the source now and then, and reloads the stream at its
 * position once that succeeds. Nothing is requested while the page is hidden.
 */
export function useReconnect(engine: PlayerEngine, stream: Stream | null): void {
  const isLost = useEngineState(engine, ({ status, error }) => status === 'failed' && error?.code === 'network');
  const address = stream && urlToCheck(stream);
  useEffect(() => {
    if (!isLost || !address) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const check = async (round: number): Promise<void> => {
      const isReachable =
        document.visibilityState === 'visible' &&
        (await fetch(address, { signal: controller.signal, cache: 'no-store', headers: { Range: 'bytes=0-0' } }).then(
          (response) => {
            void response.body?.cancel();
            return response.ok;
          },
          () => false,
        ));
      if (controller.signal.aborted) return;
      if (isReachable) void engine.reload();
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
