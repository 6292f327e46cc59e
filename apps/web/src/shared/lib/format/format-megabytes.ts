import { t } from '@lingui/core/macro';
import { formatDecimal } from './format-number';

/** A size in millions of bytes: `8.4 MB`. */
export function formatMegabytes(bytes: number): string {
  const size = formatDecimal(bytes / 1e6);
  return t`${size} MB`;
}
