/** Constants of the player (PLAYER-02 to PLAYER-08, SUBTITLE-05, SUBTITLE-06). */
export const PLAYBACK_SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
export const SKIP_SEC = 10;
export const CONTROLS_HIDE_MS = 3000;
export const MESSAGE_MS = 2000;
export const STILL_LOADING_MS = 6000;
/** Interval at which the displayed play state is compared with the actual one. */
export const PLAY_STATE_CHECK_MS = 2500;
export const SUBTITLE_SCALE = { min: 0.5, max: 3 } as const;
/** Distance from the bottom edge, in percent of the video's height. */
export const SUBTITLE_LIFT_PERCENT = { min: 0, max: 60 } as const;
export const SUBTITLE_DELAY_STEP_SEC = 0.2;
/** For fine adjustment; not in the requirements. */
export const SUBTITLE_DELAY_FINE_STEP_SEC = 0.05;

const clamp = (value: number, min: number, max: number): number =>
  Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;

/** Clamps the volume to 0 to 1. */
export const clampVolume = (volume: number): number => clamp(volume, 0, 1);
export const clampSubtitleScale = (scale: number): number => clamp(scale, SUBTITLE_SCALE.min, SUBTITLE_SCALE.max);

/** Position after skipping by `bySec`, clamped to the duration. */
export const skipPosition = (positionSec: number, bySec: number, durationSec: number): number =>
  clamp(positionSec + bySec, 0, Number.isFinite(durationSec) && durationSec > 0 ? durationSec : Infinity);

/** The next faster or slower speed; unchanged at either end. */
export const nextSpeed = (rate: number, direction: 1 | -1): number => {
  const further = PLAYBACK_SPEEDS.filter((speed) => (direction > 0 ? speed > rate : speed < rate));
  return (direction > 0 ? further[0] : further.at(-1)) ?? rate;
};

/** Formats a time as `m:ss`, or `h:mm:ss` from one hour. */
export function formatClock(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
