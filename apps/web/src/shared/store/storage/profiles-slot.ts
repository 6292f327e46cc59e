import { isRecord, parseJson } from '@marquee/core';
import { PROFILES_KEY } from '../profiles/active-profile';
import type { KnownProfiles } from '../profiles.slice';
import type { Slot } from './slot';

/** `profiles`: profiles of the logged-in account. */
export const profilesSlot: Slot<KnownProfiles | null> = {
  key: PROFILES_KEY,
  slice: 'profiles',
  field: 'known',
  read(text) {
    const value = parseJson(text);
    return { kind: 'value', value: isRecord(value) && Array.isArray(value.profiles) ? (value as never) : null };
  },
  write: (known) => (known === null ? null : JSON.stringify(known)),
};
