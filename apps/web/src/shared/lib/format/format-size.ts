import { t } from '@lingui/core/macro';
import { formatNumber, formatDecimal } from './format-number';

/** A number of bytes in millions or billions: `8.4 MB`, `120 GB`. */
export function formatSize(bytes: number): string {
  const inGigabytes = bytes >= 1e9;
  const amount = bytes / (inGigabytes ? 1e9 : 1e6);
  const size = amount >= 100 ? formatNumber(Math.round(amount)) : formatDecimal(amount);
  return inGigabytes ? t`${size} GB` : t`${size} MB`;
}
