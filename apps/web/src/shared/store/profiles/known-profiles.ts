import { OWNER_PROFILE_ID } from '@marquee/core';
import type { KnownProfile, KnownProfiles } from '../profiles.slice';

export const noProfiles: KnownProfiles = {
  active: OWNER_PROFILE_ID,
  device: [],
  account: null,
  isRemembered: false,
  asks: false,
};

/** Writes to storage directly: the store no longer can, because another profile is active. */
export function storeKnown(local: Pick<Storage, 'setItem' | 'removeItem'>, known: KnownProfiles): void {
  if (known.device.length === 0 && known.account === null) local.removeItem('profiles');
  else local.setItem('profiles', JSON.stringify(known));
}

const profilesIn = ({ account, device }: KnownProfiles): readonly KnownProfile[] => account?.profiles ?? device;

/**
 * Sets whether the browser asks who is watching at its next start. It does not if it remembers a profile, unless that
 * has a PIN, which would otherwise be useless.
 */
export function withQuestion(known: KnownProfiles, active: string): KnownProfiles {
  const profiles = profilesIn(known);
  const mine = profiles.find(({ id }) => id === active);
  return { ...known, active, asks: profiles.length > 1 && (!known.isRemembered || mine?.hasPin === true) };
}
