import { formatDate } from '../../../shared/lib/format/format-date';

/** `November 2026` of `2026-11`. */
export const monthName = (month: string | null): string =>
  month === null ? 'Date unknown' : (formatDate(`${month}-01`)?.replace(' 1,', '') ?? month);
