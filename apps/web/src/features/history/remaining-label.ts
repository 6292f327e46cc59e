import { formatRuntime, type Progress } from '@marquee/core';

/** How much is left, in whole minutes: `1h 49m left`; nothing when the length is unknown. */
export function remainingLabel({ watched, duration }: Progress): string | null {
  if (!Number.isFinite(duration) || duration <= 0) return null;
  return `${formatRuntime(Math.max(1, Math.ceil((duration - watched) / 60)))} left`;
}
