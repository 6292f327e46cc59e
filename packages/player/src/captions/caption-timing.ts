import { isRecord } from '@marquee/core';

/**
 * How a subtitle file is synchronised with the film: film time = file time × rate + delay. A rate other than 1 corrects
 * a file made for another frame rate.
 */
export interface CaptionTiming {
  delaySec: number;
  rate: number;
  /** The line that the visitor matched first, in both clocks; a second one determines the rate. */
  anchor: { fileSec: number; filmSec: number } | null;
}

export const noTimingShift: CaptionTiming = { delaySec: 0, rate: 1, anchor: null };

/** Two matched lines must be this far apart to distinguish drift from slow reactions. */
const DRIFT_MIN_SEC = 60;
const MAX_DELAY_SEC = 3600;
/** Beyond this the lines belong to different files, or one was matched wrongly: real drifts are below 5 %. */
const RATE = { min: 0.8, max: 1.25 };

const clampDelay = (seconds: number): number => Math.min(MAX_DELAY_SEC, Math.max(-MAX_DELAY_SEC, seconds));
const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000 || 0;

export const toFileSec = ({ delaySec, rate }: CaptionTiming, filmSec: number): number => (filmSec - delaySec) / rate;
export const toFilmSec = ({ delaySec, rate }: CaptionTiming, fileSec: number): number => fileSec * rate + delaySec;

export const isShifted = ({ delaySec, rate }: CaptionTiming): boolean => delaySec !== 0 || rate !== 1;

/** Delays all lines by this many seconds; negative values advance them. */
export function shiftBy(timing: CaptionTiming, seconds: number): CaptionTiming {
  const delaySec = rounded(clampDelay(timing.delaySec + seconds));
  const moved = delaySec - timing.delaySec;
  const { anchor } = timing;
  return { ...timing, delaySec, anchor: anchor && { ...anchor, filmSec: anchor.filmSec + moved } };
}

/**
 * Matches a line that the visitor hears: the line at `fileSec` in the file is spoken at `filmSec`. The first match sets
 * the delay; another one far from it also sets the rate, so that both fit. `drift` tells the two cases apart.
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

/** Parses a stored value; null if it is not a timing. */
export function parseCaptionTiming(value: unknown): CaptionTiming | null {
  if (!isRecord(value)) return null;
  const { delaySec, rate, anchor } = value;
  if (!isNumber(delaySec) || !isNumber(rate) || rate < RATE.min || rate > RATE.max) return null;
  return { delaySec: clampDelay(delaySec), rate, anchor: readAnchor(anchor) };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function readAnchor(value: unknown): CaptionTiming['anchor'] {
  if (!isRecord(value)) return null;
  const { fileSec, filmSec } = value;
  return isNumber(fileSec) && isNumber(filmSec) ? { fileSec, filmSec } : null;
}
