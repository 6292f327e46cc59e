import { parseIsoDate } from '@marquee/core';

/** A valid `YYYY-MM-DD` date, otherwise null: TMDB sends `''`, null and occasionally a date that does not exist. */
export const toDate = (date: string | null): string | null => (parseIsoDate(date) === null ? null : date);

/** Text; null if missing or blank. For paths, URLs and external ids. */
export const toTextOrNull = (text: string | null): string | null => (text?.trim() ? text : null);

/** A positive number, otherwise null: TMDB represents an unknown runtime or sum by 0. */
export const toPositive = (value: number | null): number | null => (value !== null && value > 0 ? value : null);
