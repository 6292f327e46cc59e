import { OWNER_PROFILE_ID } from '@marquee/core';
import { ofProfile } from './active-profile';
import { derivedKeys, profileKeys, type ProfileStorage } from './profile-storage';

const deleted = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });

/** Deletes what this browser has derived from a profile's data or learned beside it. */
export async function deleteDerivedData(local: Pick<ProfileStorage, 'removeItem'>, id: string): Promise<void> {
  for (const key of derivedKeys) local.removeItem(ofProfile(key, id));
  await deleted(ofProfile('marquee-airings', id));
}

/**
 * Deletes a profile's data from this browser. The owner's remains, because it is also a guest's, and holds other people's stashes.
 */
export async function deleteProfileData(local: Pick<ProfileStorage, 'removeItem'>, id: string): Promise<void> {
  if (id === OWNER_PROFILE_ID) return;
  for (const key of profileKeys) local.removeItem(ofProfile(key, id));
  await Promise.all([deleted(ofProfile('marquee', id)), deleteDerivedData(local, id)]);
}
