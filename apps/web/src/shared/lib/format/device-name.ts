import { msg, t } from '@lingui/core/macro';
import { deviceLabelParts, TELEVISION, TV_SESSION, UNKNOWN_DEVICE } from '@marquee/core';
import { knownName } from './known-name';

/** Product names are not translated. */
const names = { [TELEVISION]: msg`a television`, [TV_SESSION]: msg`TV`, [UNKNOWN_DEVICE]: msg`Unknown device` };

/** Translates a device label from core (`deviceLabel`): `Firefox on Linux`. */
export function deviceName(label: string): string {
  const [browser = '', system] = deviceLabelParts(label).map((part) => knownName(names, part) ?? part);
  return system === undefined ? browser : t`${browser} on ${system}`;
}
