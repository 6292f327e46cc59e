import { t } from '@lingui/core/macro';

const MINUTES_PER_HOUR = 60;

/** Formats a runtime as `2h 19m` or `45m`; null if it is unknown. */
export function formatRuntime(runtimeMin: number | null | undefined): string | null {
  if (!runtimeMin || !Number.isFinite(runtimeMin) || runtimeMin <= 0) return null;
  const whole = Math.round(runtimeMin);
  const hours = Math.floor(whole / MINUTES_PER_HOUR);
  const minutes = whole % MINUTES_PER_HOUR;
  if (hours === 0) return t`${minutes}m`;
  return minutes === 0 ? t`${hours}h` : t`${hours}h ${minutes}m`;
}
