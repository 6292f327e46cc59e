import { plural, t } from '@lingui/core/macro';
import type { DiaryTotals } from '@marquee/core';
import { formatInteger } from '../../../shared/lib/format/format-integer';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

function time(seconds: number): string {
  if (seconds < HOUR) {
    const minutes = Math.max(1, Math.round(seconds / MINUTE));
    return t`${minutes} min`;
  }
  const hours = formatInteger(Math.round(seconds / HOUR));
  return t`${hours} hr`;
}

/** Formats `12 movies · 34 episodes · 41 hr`; without the time if it is unknown, empty if nothing was finished. */
export function totalsText({ movies, episodes, seconds }: DiaryTotals): string {
  const parts = [
    movies > 0 && plural(movies, { one: '# movie', other: '# movies' }),
    episodes > 0 && plural(episodes, { one: '# episode', other: '# episodes' }),
  ];
  const told = parts.filter(Boolean);
  return [...told, told.length > 0 && seconds !== null && time(seconds)].filter(Boolean).join(' · ');
}
