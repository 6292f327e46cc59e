import { t } from '@lingui/core/macro';
import { formatMonth } from '../../../shared/lib/format/format-date';

/** Formats `2026-11` as `November 2026`. */
export const monthName = (month: string | null): string =>
  month === null ? t`Date unknown` : (formatMonth(month) ?? month);
