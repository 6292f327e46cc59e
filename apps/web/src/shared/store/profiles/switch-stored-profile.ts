import { isRecord, OWNER_PROFILE_ID, parseJson } from '@marquee/core';
import { ACTIVE_PROFILE_KEY, activeProfile } from './active-profile';
import { stashedKeys, viewKeys, type ProfileStorage } from './profile-storage';

/** Stashed keys of inactive profiles, by profile. */
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
 * Switches the active profile in one step: no page sees an incomplete state, and open pages stop writing
 * (`createProfileStorage`). All of them have to reload.
 *
 * @param initial values for a profile that was never used in this browser
 * @returns the profile's stored values; null if there is no space, and then nothing has changed
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
  // It was in the stash, which has become shorter by the same amount.
  for (const key of stashedKeys) if (texts[key] !== undefined) local.setItem(key, texts[key]);
  return texts;
}

/** Deletes the stashed keys of profiles that no longer exist. */
export function dropStashed(local: ProfileStorage, isGone: (profile: string) => boolean): void {
  writeStash(local, Object.fromEntries(Object.entries(readStash(local)).filter(([profile]) => !isGone(profile))));
}
