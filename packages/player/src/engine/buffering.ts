import type { ConnectionClass } from './connection';

/** Seconds and megabytes to buffer ahead (PLAYER-24). */
export const bufferLimits: Record<ConnectionClass, { seconds: number; bytes: number }> = {
  slow: { seconds: 120, bytes: 60e6 },
  fast: { seconds: 360, bytes: 500e6 },
};

/** Minimum buffer, however high the bitrate. */
const MIN_GOAL_SEC = 15;

/**
 * Shaka limits its buffer only in seconds, so the limit in bytes is converted at the bitrate being fetched.
 * `bandwidthBps` is null while unknown.
 */
export function bufferingGoalSec(connection: ConnectionClass, bandwidthBps: number | null): number {
  const { seconds, bytes } = bufferLimits[connection];
  if (!bandwidthBps || bandwidthBps <= 0) return seconds;
  return Math.max(MIN_GOAL_SEC, Math.min(seconds, Math.floor((bytes * 8) / bandwidthBps)));
}
