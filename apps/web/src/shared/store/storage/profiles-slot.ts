import { parseJson } from '@marquee/core';
import type { KnownProfiles } from '../profiles.slice';
import type { Slot } from './slot';

/** `profiles`: profiles of this device and of the logged-in account; missing if there is only one. */
export const profilesSlot: Slot<KnownProfiles | null> = {
  key: 'profiles',
  slice: 'profiles',
  field: 'known',
  read: (text) => ({ kind: 'value', value: parseJson(text) as KnownProfiles | null }),
  write: (known) => (known?.account || known?.device.length ? JSON.stringify(known) : null),
};
