import { connectionClass, type ConnectionClass, type NetworkInformation } from '../connection';
import { bufferingGoalSec } from '../buffering';

/** Retries (PLAYER-25); Shaka counts attempts, which is one more. */
const FRAGMENT_RETRIES = 10;
export const NETWORK_RETRIES = 3;

/** Bytes to download before the bandwidth estimate is believed, while the first frame is being fetched. */
const STARTUP_MIN_TOTAL_BYTES = 2e6;
/** The same where playback begins with a rendition that the line may be too slow for. */
const HIGH_START_MIN_TOTAL_BYTES = 256e3;
/** Used until the line has been measured: low enough for the lowest rendition. */
const DEFAULT_ESTIMATE = 500_000;
/** How much more than a rendition needs has to be there before it is chosen (Shaka's `bandwidthUpgradeTarget`). */
const HEADROOM = 1 / 0.85;

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
 * Startup with the rendition that the provider begins with, unless the line is known to be slower than that; without one,
 * with the lowest.
 */
export function startupConfig(startBandwidth: number | undefined, connection: NetworkInformation | undefined) {
  if (startBandwidth === undefined || connectionClass(connection) === 'slow')
    return { ...abrPhases.startup, defaultBandwidthEstimate: DEFAULT_ESTIMATE };
  return {
    ...abrPhases.startup,
    advanced: { minTotalBytes: HIGH_START_MIN_TOTAL_BYTES },
    defaultBandwidthEstimate: Math.ceil(startBandwidth * HEADROOM) + 1,
  };
}

/**
 * Shaka's settings as measured (defaults needed 7.7 s to the first frame at 10 Mbit/s, these 1.05 s).
 * Retry delays are chosen so that ten fragment retries take 21 s and three playlist retries 1.5 s.
 */
export const tunedConfig = (connection: ConnectionClass) => ({
  // The sound that the playlist names as its default. Shaka would rather have one of two channels, such as a commentary.
  preferredAudio: [],
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
    defaultBandwidthEstimate: DEFAULT_ESTIMATE,
    // Lowered by us: Shaka would take the rendition from the menu, and might pick a better one instead.
    droppedFrames: false,
    ...abrPhases.startup,
  },
});
