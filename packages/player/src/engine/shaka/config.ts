import type { ConnectionClass } from '../connection';
import { bufferingGoalSec } from '../buffering';

/** Retries (PLAYER-25); Shaka counts attempts, which is one more. */
const FRAGMENT_RETRIES = 10;
export const NETWORK_RETRIES = 3;

/** Bytes to download before the bandwidth estimate is believed, while the first frame is being fetched. */
const STARTUP_MIN_TOTAL_BYTES = 2e6;
/** How long after the first frame the quality rises in quick steps. */
export const RAMP_UP_MS = 12_000;

/**
 * Adaptation in three phases (decision 0050). `startup`: stay on the first rendition, or Shaka aborts its first segment to
 * switch up. `rampUp`: from the first frame on, believe the estimate, decide every 2 s, and replace what was
 * buffered of a lower rendition beyond the next seconds. `steady`: Shaka's own defaults.
 */
export const abrPhases = {
  startup: { switchInterval: 8, clearBufferSwitch: false, advanced: { minTotalBytes: STARTUP_MIN_TOTAL_BYTES } },
  rampUp: {
    switchInterval: 2,
    clearBufferSwitch: true,
    safeMarginSwitch: 4,
    advanced: { minTotalBytes: 128e3 },
  },
  steady: { switchInterval: 8, clearBufferSwitch: false, advanced: { minTotalBytes: 128e3 } },
} as const;

/**
 * Shaka's settings as measured (defaults needed 7.7 s to the first frame at 10 Mbit/s, these 1.05 s).
 * Retry delays are chosen so that ten fragment retries take 21 s and three playlist retries 1.5 s.
 */
export const tunedConfig = (connection: ConnectionClass) => ({
  manifest: {
    hls: { disableClosedCaptionsDetection: true },
    retryParameters: { maxAttempts: NETWORK_RETRIES + 1, baseDelay: 300, backoffFactor: 1.5, fuzzFactor: 0.2 },
  },
  streaming: {
    bufferingGoal: bufferingGoalSec(connection, null),
    retryParameters: { maxAttempts: FRAGMENT_RETRIES + 1, baseDelay: 300, backoffFactor: 1.4, fuzzFactor: 0.2 },
  },
  abr: {
    useNetworkInformation: false,
    // Milliseconds. A provider on the same machine and a warm cache answer within Shaka's 5, and it would learn nothing.
    cacheLoadThreshold: 1,
    defaultBandwidthEstimate: 500_000,
    // Lowered by us: Shaka would take the rendition from the menu, and might pick a better one instead.
    droppedFrames: false,
    ...abrPhases.startup,
  },
});
