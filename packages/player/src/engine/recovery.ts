import type { PlayerError } from './errors/player-error';
import { NETWORK_RETRIES } from './shaka/config';

interface RecoveryPorts {
  /** Requests the failed segment again. */
  retryStreaming: () => void;
  /** Reloads the stream at its position. */
  reload: () => Promise<unknown>;
  /** Seconds of buffered media ahead. */
  bufferedAheadSec: () => number;
  /** Whether it should be playing but nothing is buffered. */
  isStuck: () => boolean;
  /** Whether the server has no free slot at present, but expects one. */
  isServerBusy: () => boolean;
  /** The error cannot be recovered. */
  giveUp: (error: PlayerError) => void;
  recovered: (reason: 'network' | 'media') => void;
  delay: (ms: number) => Promise<void>;
  now: () => number;
}

export interface Recovery {
  /** Handles a fatal network error during playback. */
  network: (error: PlayerError) => Promise<void>;
  /** Handles a fatal media error during playback. */
  media: (error: PlayerError) => Promise<void>;
  /** A video segment arrived, so the network works again. */
  dataArrived: () => void;
  /** Another stream begins. */
  reset: () => void;
  /** The connection is back: retry immediately. */
  online: () => void;
  stop: () => void;
}

const FIRST_DELAY_MS = 1000;
const WATCH_MS = 5000;
const MEDIA_RELOADS = 2;
const MEDIA_WINDOW_MS = 30_000;

/**
 * Handles fatal errors during playback. Network: three retries (PLAYER-25) with growing delays, and more as long as
 * buffered media is left to play, or while waiting for a busy server. Shaka cannot resume a rendition whose playlist
 * failed, so a stalled player without errors is reloaded. Media: reload at the position, at most twice within half a
 * minute.
 */
export function createRecovery(ports: RecoveryPorts): Recovery {
  let tries = 0;
  /** Number of the current incident; 0 if there is none. */
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
      // Even if other data has arrived: Shaka does not retry a failed track by itself.
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
