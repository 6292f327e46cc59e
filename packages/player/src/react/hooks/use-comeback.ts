import type { Stream } from '@marquee/core/contracts';
import { useEffect } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import { manifestAddress } from '../../sources/stream-addresses';
import { useEngineState } from './use-engine-state';

/** Pauses between looks for a server that went away; the last one goes on repeating. */
const PAUSES_MS = [3000, 5000, 10_000, 20_000];

const addressToAsk = (stream: Stream): string | undefined =>
  manifestAddress(stream) ??
  (stream.type === 'file' ? Object.values(stream.qualities).find((file) => file !== undefined)?.url : undefined);

/**
 * After a failure of the network asks now and then whether the source answers again, and goes on where it was. Only a
 * look at the first byte: nothing is shown until it succeeds, and nothing is asked while the page is hidden.
 */
export function useComeback(engine: PlayerEngine, stream: Stream | null): void {
  const isLost = useEngineState(engine, ({ status, error }) => status === 'failed' && error?.code === 'network');
  const address = stream && addressToAsk(stream);
  useEffect(() => {
    if (!isLost || !address) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async (round: number): Promise<void> => {
      const answers =
        document.visibilityState === 'visible' &&
        (await fetch(address, { signal: controller.signal, cache: 'no-store', headers: { Range: 'bytes=0-0' } }).then(
          (response) => {
            void response.body?.cancel();
            return response.ok;
          },
          () => false,
        ));
      if (controller.signal.aborted) return;
      if (answers) void engine.reload();
      else wait(round + 1);
    };
    const wait = (round: number): void => {
      timer = setTimeout(() => void look(round), PAUSES_MS[Math.min(round, PAUSES_MS.length - 1)]);
    };
    wait(0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [engine, isLost, address]);
}
