import { isRecord, OWNER_PROFILE_ID, parseJson } from '@marquee/core';
import { ACTIVE_PROFILE_KEY, activeProfile } from './active-profile';
import { stashedKeys, viewKeys, type ProfileStorage } from './profile-storage';

/** Small texts of the profiles that are not active, by profile. */
const STASH_KEY = 'profile-keys';

export type ProfileTexts = Partial<Record<(typeof stashedKeys)[number], string>>;

const isOwnText = ([key, text]: [string, unknown]): boolean =>
  typeof text === 'string' && (stashedKeys as readonly string[]).includes(key);

function readStash(local: ProfileStorage): Record<string, ProfileTexts> {
  const stored = parseJson(local.getItem(STASH_KEY) ?? '');
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([profile, texts]) =>
      isRecord(texts) ? [[profile, Object.fromEntries(Object.entries(texts).filter(isOwnText))]] : [],
    ),
  );
}

function writeStash(local: ProfileStorage, stash: Record<string, ProfileTexts>): void {
  if (Object.keys(stash).length === 0) local.removeItem(STASH_KEY);
  else local.setItem(STASH_KEY, JSON.stringify(stash));
}

/**
 * Makes another profile the active one in one go: no page sees half of it, and none that is open writes any more
 * (`createProfileStorage`). Each of them has to be loaded anew.
 *
 * @param initial what the profile starts with where it was never used in this browser
 * @returns the profile's texts by now; null where there is no room for it, and then nothing has changed
 */
export function switchStoredProfile(
  local: ProfileStorage,
  profile: string,
  initial: ProfileTexts = {},
): ProfileTexts | null {
  const before = activeProfile(local);
  const { [profile]: texts = initial, ...others } = readStash(local);
  if (before === profile) return texts;
  const mine: ProfileTexts = {};
  for (const key of stashedKeys) {
    const text = local.getItem(key);
    if (text !== null) mine[key] = text;
  }
  try {
    writeStash(local, { ...others, [before]: mine });
    if (profile === OWNER_PROFILE_ID) local.removeItem(ACTIVE_PROFILE_KEY);
    else local.setItem(ACTIVE_PROFILE_KEY, profile);
  } catch {
    return null;
  }
  for (const key of [...viewKeys, ...stashedKeys]) local.removeItem(key);
  // It stood in the stash, which is shorter by as much.
  for (const key of stashedKeys) if (texts[key] !== undefined) local.setItem(key, texts[key]);
  return texts;
}

/** Forgets what is stashed of profiles that are gone. */
export function dropStashed(local: ProfileStorage, isGone: (profile: string) => boolean): void {
  writeStash(local, Object.fromEntries(Object.entries(readStash(local)).filter(([profile]) => !isGone(profile))));
}
