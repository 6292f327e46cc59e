import type { DiaryTotals } from '@marquee/core';
import { formatInteger } from '../../../shared/lib/format/format-integer';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const counted = (count: number, one: string, many: string): string | false =>
  count > 0 && `${formatInteger(count)} ${count === 1 ? one : many}`;

function time(seconds: number): string {
  if (seconds < HOUR) return `${Math.max(1, Math.round(seconds / MINUTE))} min`;
  return `${formatInteger(Math.round(seconds / HOUR))} hr`;
}

/** `12 movies · 34 episodes · 41 hr`; without the time where it is not known, empty where nothing was finished. */
export function totalsText({ movies, episodes, seconds }: DiaryTotals): string {
  const parts = [counted(movies, 'movie', 'movies'), counted(episodes, 'episode', 'episodes')];
  const told = parts.filter(Boolean);
  return [...told, told.length > 0 && seconds !== null && time(seconds)].filter(Boolean).join(' · ');
}
