import { parseIsoDate } from '@marquee/core';

/** A real `YYYY-MM-DD` date, else null: TMDB sends `''`, null and now and then a date that does not exist. */
export const toDate = (date: string | null): string | null => (parseIsoDate(date) === null ? null : date);

/** Text, or null when it is missing or blank: paths, addresses and ids of elsewhere. */
export const toTextOrNull = (text: string | null): string | null => (text?.trim() ? text : null);

/** A number above zero, else null: TMDB writes an unknown runtime or sum as 0. */
export const toPositive = (value: number | null): number | null => (value !== null && value > 0 ? value : null);
