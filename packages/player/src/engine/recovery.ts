import type { PlayerError } from './errors/player-error';
import { NETWORK_RETRIES } from './shaka/config';

interface RecoveryPorts {
  /** Asks for the failed segment again. */
  retryStreaming: () => void;
  /** Loads the stream again at its position. */
  reload: () => Promise<unknown>;
  /** Seconds that can still be shown. */
  bufferedAheadSec: () => number;
  /** It should be playing, and nothing is left to show. */
  isStuck: () => boolean;
  /** It has no place at present, and says that it will have one. */
  isServerBusy: () => boolean;
  /** Nothing more can be done about this error. */
  giveUp: (error: PlayerError) => void;
  recovered: (reason: 'network' | 'media') => void;
  delay: (ms: number) => Promise<void>;
  now: () => number;
}

interface Recovery {
  /** Deals with a fatal network error while playing. */
  network: (error: PlayerError) => Promise<void>;
  /** Deals with a fatal media error while playing. */
  media: (error: PlayerError) => Promise<void>;
  /** A video segment arrived, so the network works again. */
  dataArrived: () => void;
  /** Another stream begins. */
  reset: () => void;
  /** The connection is back: ask at once instead of waiting. */
  online: () => void;
  stop: () => void;
}

const FIRST_DELAY_MS = 1000;
const WATCH_MS = 5000;
const MEDIA_RELOADS = 2;
const MEDIA_WINDOW_MS = 30_000;

/**
 * Fatal errors while playing. Network: three more tries (PLAYER-25) with growing pauses, and further ones as
 * long as something buffered is left to show, or a busy server is waited for. Shaka cannot take up again a rendition whose playlist failed, so a
 * player that stands still although nothing fails any more is loaded again. Media: reload at the position, twice
 * within half a minute at most.
 */
export function createRecovery(ports: RecoveryPorts): Recovery {
  let tries = 0;
  /** Number of the current incident; 0 when there is none. */
  let incident = 0;
  let incidents = 0;
  let stopped = false;
  let mediaReloads: number[] = [];

  async function watch(id: number): Promise<void> {
    while (!stopped && incident === id) {
      if (ports.isStuck() && !ports.isServerBusy()) {
        await ports.reload();
        return;
      }
      await ports.delay(WATCH_MS);
    }
  }

  return {
    async network(error) {
      if (tries >= NETWORK_RETRIES && ports.bufferedAheadSec() < 1 && !ports.isServerBusy()) {
        ports.giveUp(error);
        return;
      }
      tries += 1;
      const id = (incident = incidents += 1);
      await ports.delay(FIRST_DELAY_MS * 2 ** (Math.min(tries, NETWORK_RETRIES) - 1));
      if (stopped) return;
      // Whatever else arrived in the meantime: Shaka leaves a track that failed alone until it is told.
      ports.retryStreaming();
      await ports.delay(WATCH_MS);
      await watch(id);
    },
    async media(error) {
      const now = ports.now();
      mediaReloads = mediaReloads.filter((time) => now - time < MEDIA_WINDOW_MS);
      if (mediaReloads.length >= MEDIA_RELOADS) {
        ports.giveUp(error);
        return;
      }
      mediaReloads.push(now);
      const outcome = await ports.reload();
      if (!stopped && outcome === 'ready') ports.recovered('media');
    },
    dataArrived() {
      if (incident > 0) ports.recovered('network');
      tries = incident = 0;
    },
    reset() {
      tries = incident = 0;
    },
    online() {
      if (incident > 0 && !stopped) ports.retryStreaming();
    },
    stop() {
      stopped = true;
    },
  };
}
