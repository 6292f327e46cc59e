import { msg, t } from '@lingui/core/macro';
import { deviceLabelParts, TELEVISION, UNKNOWN_DEVICE } from '@marquee/core';
import { knownName } from './known-name';

/** Names of products stay. */
const names = { [TELEVISION]: msg`a television`, [UNKNOWN_DEVICE]: msg`Unknown device` };

/** What core calls a device (`deviceLabel`) in the language of the page: `Firefox on Linux`. */
export function deviceName(label: string): string {
  const [browser = '', system] = deviceLabelParts(label).map((part) => knownName(names, part) ?? part);
  return system === undefined ? browser : t`${browser} on ${system}`;
}
