import type { DiaryTotals } from '@marquee/core';
import { counted } from '../../../shared/lib/format/counted';
import { formatInteger } from '../../../shared/lib/format/format-integer';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

function time(seconds: number): string {
  if (seconds < HOUR) return `${Math.max(1, Math.round(seconds / MINUTE))} min`;
  return `${formatInteger(Math.round(seconds / HOUR))} hr`;
}

/** `12 movies · 34 episodes · 41 hr`; without the time where it is not known, empty where nothing was finished. */
export function totalsText({ movies, episodes, seconds }: DiaryTotals): string {
  const parts = [movies > 0 && counted(movies, 'movie'), episodes > 0 && counted(episodes, 'episode')];
  const told = parts.filter(Boolean);
  return [...told, told.length > 0 && seconds !== null && time(seconds)].filter(Boolean).join(' · ');
}
