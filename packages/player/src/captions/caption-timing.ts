/**
 * How a subtitle file lies on the film: second in the film = second in the file × rate + delay. A rate other than 1
 * mends a file made for another frame rate.
 */
export interface CaptionTiming {
  delaySec: number;
  rate: number;
  /** The line that was matched by ear first, in both clocks: with a second one they give the rate. */
  anchor: { fileSec: number; filmSec: number } | null;
}

export const noTimingShift: CaptionTiming = { delaySec: 0, rate: 1, anchor: null };

/** Two matched lines must be this far apart to tell a drift from a slow finger. */
const DRIFT_MIN_SEC = 60;
const MAX_DELAY_SEC = 3600;
/** Beyond this the two lines were not the same file's, or one was matched wrongly: real drifts are below 5 %. */
const RATE = { min: 0.8, max: 1.25 };

const clampDelay = (seconds: number): number => Math.min(MAX_DELAY_SEC, Math.max(-MAX_DELAY_SEC, seconds));
const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000 || 0;

export const toFileSec = ({ delaySec, rate }: CaptionTiming, filmSec: number): number => (filmSec - delaySec) / rate;
export const toFilmSec = ({ delaySec, rate }: CaptionTiming, fileSec: number): number => fileSec * rate + delaySec;

export const isShifted = ({ delaySec, rate }: CaptionTiming): boolean => delaySec !== 0 || rate !== 1;

/** Everything later by so many seconds; negative is earlier. */
export function shiftBy(timing: CaptionTiming, seconds: number): CaptionTiming {
  const delaySec = rounded(clampDelay(timing.delaySec + seconds));
  const moved = delaySec - timing.delaySec;
  const { anchor } = timing;
  return { ...timing, delaySec, anchor: anchor && { ...anchor, filmSec: anchor.filmSec + moved } };
}

/**
 * "I hear this line now": the line that the file has at `fileSec` is spoken at `filmSec`. The first such line sets the
 * delay; another one far from it sets the rate as well, so that both fit. `drift` tells which it was.
 */
export function matchLine(
  timing: CaptionTiming,
  fileSec: number,
  filmSec: number,
): { timing: CaptionTiming; drift: boolean } {
  const { anchor } = timing;
  if (anchor && Math.abs(fileSec - anchor.fileSec) >= DRIFT_MIN_SEC) {
    const rate = (filmSec - anchor.filmSec) / (fileSec - anchor.fileSec);
    if (rate >= RATE.min && rate <= RATE.max) {
      const delaySec = rounded(clampDelay(filmSec - fileSec * rate));
      return { timing: { delaySec, rate, anchor }, drift: true };
    }
  }
  const delaySec = rounded(clampDelay(filmSec - fileSec * timing.rate));
  return { timing: { delaySec, rate: timing.rate, anchor: { fileSec, filmSec } }, drift: false };
}

/** Reads what was stored; null when it is no timing. */
export function parseCaptionTiming(value: unknown): CaptionTiming | null {
  if (typeof value !== 'object' || value === null) return null;
  const { delaySec, rate, anchor } = value as Partial<Record<keyof CaptionTiming, unknown>>;
  if (!isNumber(delaySec) || !isNumber(rate) || rate < RATE.min || rate > RATE.max) return null;
  return { delaySec: clampDelay(delaySec), rate, anchor: readAnchor(anchor) };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function readAnchor(value: unknown): CaptionTiming['anchor'] {
  if (typeof value !== 'object' || value === null) return null;
  const { fileSec, filmSec } = value as { fileSec?: unknown; filmSec?: unknown };
  return isNumber(fileSec) && isNumber(filmSec) ? { fileSec, filmSec } : null;
}
