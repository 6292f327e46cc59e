import { t } from '@lingui/core/macro';
import { parseIsoDate } from '@marquee/core';
import type { PersonDetails } from '@marquee/tmdb';
import { formatDate } from '../../shared/lib/format/format-date';

/** Complete years between two dates. */
function yearsBetween(fromMs: number, toMs: number): number {
  const [from, to] = [new Date(fromMs), new Date(toMs)];
  const hadBirthday =
    to.getUTCMonth() > from.getUTCMonth() ||
    (to.getUTCMonth() === from.getUTCMonth() && to.getUTCDate() >= from.getUTCDate());
  return to.getUTCFullYear() - from.getUTCFullYear() - (hadBirthday ? 0 : 1);
}

/** Formats `February 29, 1984 (age 40)` and `March 1, 2019 (aged 61)`; null if unknown. */
export function lifeDates(person: Pick<PersonDetails, 'birthday' | 'deathday'>, nowMs: number) {
  const bornMs = parseIsoDate(person.birthday);
  const diedMs = parseIsoDate(person.deathday);
  const born = formatDate(person.birthday);
  const died = formatDate(person.deathday);
  const years = bornMs === null ? null : yearsBetween(bornMs, diedMs ?? nowMs);
  // A death before the birth, or a birth that lies ahead: one of the dates is wrong.
  const age = years !== null && years >= 0 ? years : null;
  return {
    born: born && (diedMs === null && age !== null ? t`${born} (age ${age})` : born),
    died: died && (age === null ? died : t`${died} (aged ${age})`),
  };
}
