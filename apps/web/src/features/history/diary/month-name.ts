import { t } from '@lingui/core/macro';
import { formatMonth } from '../../../shared/lib/format/format-date';

/** `November 2026` of `2026-11`. */
export const monthName = (month: string | null): string =>
  month === null ? t`Date unknown` : (formatMonth(month) ?? month);
