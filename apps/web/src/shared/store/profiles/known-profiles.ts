import { OWNER_PROFILE_ID } from '@marquee/core';
import type { KnownProfile, KnownProfiles } from '../profiles.slice';

export const noProfiles: KnownProfiles = {
  active: OWNER_PROFILE_ID,
  device: [],
  account: null,
  isRemembered: false,
  asks: false,
};

/** For where the store's own way is closed, since another profile is the active one by now. */
export function storeKnown(local: Pick<Storage, 'setItem' | 'removeItem'>, known: KnownProfiles): void {
  if (known.device.length === 0 && known.account === null) local.removeItem('profiles');
  else local.setItem('profiles', JSON.stringify(known));
}

const profilesIn = ({ account, device }: KnownProfiles): readonly KnownProfile[] => account?.profiles ?? device;

/**
 * Whether the next start of the browser asks who is watching. A device that remembers does not ask, unless whoever it remembers
 * has a PIN: that would be worth nothing.
 */
export function withQuestion(known: KnownProfiles, active: string): KnownProfiles {
  const profiles = profilesIn(known);
  const mine = profiles.find(({ id }) => id === active);
  return { ...known, active, asks: profiles.length > 1 && (!known.isRemembered || mine?.hasPin === true) };
}
