import { isRecord, OWNER_PROFILE_ID, parseJson } from '@marquee/core';
import { PROFILES_KEY } from './active-profile';
import { deleteProfileData } from './delete-profile-data';
import { profileKeys, type ProfileStorage } from './profile-storage';

/**
 * Removes the profiles that a device could have without an account, up to November 2026. The first one's database and texts remain:
 * they are the guest's.
 */
export function dropDeviceProfiles(local: ProfileStorage): void {
  const stored = parseJson(local.getItem(PROFILES_KEY) ?? '');
  if (!isRecord(stored) || !Array.isArray(stored.device)) return;
  const stashes = parseJson(local.getItem('profile-keys') ?? '');
  const texts = isRecord(stashes) ? stashes[OWNER_PROFILE_ID] : undefined;
  // The plain keys were those of the profile in use; the views among them are written again from the database.
  if (local.getItem('profile') !== null)
    for (const key of profileKeys) {
      const text = isRecord(texts) ? texts[key] : undefined;
      if (typeof text === 'string') local.setItem(key, text);
      else local.removeItem(key);
    }
  for (const key of [PROFILES_KEY, 'profile', 'profile-keys']) local.removeItem(key);
  for (const profile of stored.device)
    if (isRecord(profile) && typeof profile.id === 'string') void deleteProfileData(local, profile.id);
}
