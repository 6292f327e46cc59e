import type { Stream } from '@marquee/core/contracts';
import { connectionClass, type ConnectionClass, type NetworkInformation } from '../connection';
import { bufferingGoalSec } from '../buffering';

/** Retries (PLAYER-25); Shaka counts attempts, which is one more. */
const FRAGMENT_RETRIES = 10;
export const NETWORK_RETRIES = 3;

/** Bytes to download before the bandwidth estimate is used, while the first frame is being fetched. */
const STARTUP_MIN_TOTAL_BYTES = 2e6;
/** The same if playback begins with a rendition that may be too large for the connection. */
const HIGH_START_MIN_TOTAL_BYTES = 256e3;
/** Used until the bandwidth has been measured: low enough for the lowest rendition. */
const DEFAULT_ESTIMATE = 500_000;
/**
 * Ratio of the available to the required bandwidth at which a rendition is selected (Shaka's `bandwidthUpgradeTarget`).
 */
const HEADROOM = 1 / 0.85;

/** Duration of the quick quality increase after the first frame. */
export const RAMP_UP_MS = 12_000;

/**
 * Adaptation in three phases (decision 0050). `startup`: stay on the first rendition, or Shaka aborts its first segment
 * to switch up. `rampUp`: from the first frame on, use the estimate, decide every 2 s, and replace lower renditions
 * that are buffered beyond the next seconds. `steady`: Shaka's defaults.
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

/** Share of a measured line that a rendition to start with may need: the sound comes over it, too, and it may get slower. */
const LINE_SHARE = 0.5;

/**
 * Bandwidth to start with on a line of `lineBps`, for a stream that names none. Undefined where it is unknown, or where
 * more than the lowest rendition should not be fetched before Watch is pressed.
 */
export function measuredStart(stream: Stream, lineBps: number | null, connection: NetworkInformation | undefined) {
  const isKnown = stream.type === 'hls' && stream.startBandwidth !== undefined;
  if (lineBps === null || isKnown || connectionClass(connection) === 'slow') return undefined;
  return connection?.type === 'cellular' ? undefined : lineBps * LINE_SHARE;
}

/**
 * Start-up with the provider's first rendition, unless the connection is known to be slower; without one, with the
 * lowest.
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
 * Shaka's settings as measured (1.05 s to the first frame at 10 Mbit/s instead of 7.7 s with the defaults). With the
 * retry delays, ten fragment retries take 21 s and three playlist retries 1.5 s.
 */
export const tunedConfig = (connection: ConnectionClass) => ({
  // The playlist's default audio. Shaka would prefer a track with two channels, such as a commentary.
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
    // Milliseconds. Responses from a provider on the same machine and from a warm cache are within Shaka's 5, which it
    // ignores.
    cacheLoadThreshold: 1,
    defaultBandwidthEstimate: DEFAULT_ESTIMATE,
    // Handled by `lowerOnDroppedFrames`: Shaka would remove the rendition from the menu, and might select a better one
    // instead.
    droppedFrames: false,
    ...abrPhases.startup,
  },
});
