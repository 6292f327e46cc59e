import { parseJson } from '@marquee/core';
import type { KnownProfiles } from '../profiles.slice';
import type { Slot } from './slot';

/** `profiles`: those of this device and of the account that is logged in; nothing where there is but one. Its selectors look twice. */
export const profilesSlot: Slot<KnownProfiles | null> = {
  key: 'profiles',
  slice: 'profiles',
  field: 'known',
  read: (text) => ({ kind: 'value', value: parseJson(text) as KnownProfiles | null }),
  write: (known) => (known?.account || known?.device.length ? JSON.stringify(known) : null),
};
