import { plural, t } from '@lingui/core/macro';
import type { Progress } from '@marquee/core';

const MINUTES_PER_HOUR = 60;
/** Shorter media is a demo or a clip, whose time left says nothing about the title. */
const SHORTEST_SEC = 120;

/** Remaining time in minutes: `40 min left`, `1 hr 49 min left`; null if the duration is unknown or too short. */
export function remainingLabel({ watched, duration }: Progress): string | null {
  if (!Number.isFinite(duration) || duration < SHORTEST_SEC) return null;
  const whole = Math.max(1, Math.ceil((duration - watched) / 60));
  const hours = Math.floor(whole / MINUTES_PER_HOUR);
  const minutes = whole % MINUTES_PER_HOUR;
  if (hours === 0) return t`${minutes} min left`;
  return minutes === 0 ? plural(hours, { one: '# hr left', other: '# hr left' }) : t`${hours} hr ${minutes} min left`;
}
