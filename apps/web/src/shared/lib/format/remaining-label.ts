import type { Progress } from '@marquee/core';

/** How much is left, in whole minutes: `40 min left`, `1 hr 49 min left`; nothing when the length is unknown. */
export function remainingLabel({ watched, duration }: Progress): string | null {
  if (!Number.isFinite(duration) || duration <= 0) return null;
  const minutes = Math.max(1, Math.ceil((duration - watched) / 60));
  const hours = Math.floor(minutes / 60);
  const parts = [hours > 0 && `${hours} hr`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean);
  return `${parts.join(' ')} left`;
}
