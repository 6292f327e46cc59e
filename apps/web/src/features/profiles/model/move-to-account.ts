import { OWNER_PROFILE_ID } from '@marquee/core';
import type { User } from '@marquee/core/contracts';
import type { AppDispatch, AppServices, AppState } from '../../../shared/store';
import { createRecords, type Records, type StoredEntry } from '../../../shared/store/collections';
import { profilesKnown, selectKnownProfiles, type KnownProfile } from '../../../shared/store/profiles.slice';
import { noProfiles, withQuestion } from '../../../shared/store/profiles/known-profiles';
import { rememberProfileChosen } from '../../../shared/store/profiles/profile-chosen';
import { selectDataOwner } from '../../../shared/store/sync-state.slice';
import { profilesApi, type ChangedProfiles } from '../api/profiles-api';
import { changesBetween, draftOf } from '../edit/draft';
import type { ProfileCall } from './calls';
import { isOwner, knownProfile, ownerProfile } from './known';

interface TakeAlongOptions {
  user: Pick<User, 'id' | 'username'>;
  /** The account's password, which confirms every call. */
  password: string;
  /** Entered PINs by profile: the device only has their hashes. */
  pins: Readonly<Record<string, string>>;
  /** The account is new, so its owner profile adopts the device's look. */
  isNew: boolean;
  /** Default name of the owner's profile. */
  ownerName: string;
  openRecords?: (profile: string) => Records;
}

/** Entries per call, as in the sync engine. */
const BATCH = 500;

async function entriesOf(records: Records): Promise<StoredEntry[]> {
  const all: StoredEntry[] = [];
  await records.load((batch) => void all.push(...batch));
  return all;
}

/**
 * Moves the profiles of this device to the account, each with its id, look, restrictions and data. Runs before the
 * store knows the session, so that nothing else makes requests for a profile in the meantime. A profile whose move
 * fails stays on the device completely and is retried at the next login; repeating a move creates no duplicates.
 *
 * @returns the profiles that stayed
 */
export const moveProfilesToAccount =
  ({ user, password, pins, isNew, ownerName, openRecords = defaultRecords }: TakeAlongOptions) =>
  async (dispatch: AppDispatch, getState: () => AppState, services: AppServices): Promise<readonly KnownProfile[]> => {
    const before = selectKnownProfiles(getState()) ?? noProfiles;
    const { device } = before;
    const dataOwner = selectDataOwner(getState());
    // The data in this browser belongs to another account.
    if (dataOwner !== null && dataOwner.id !== user.id) return device;
    const shown = services.records.profile;
    let answer: ChangedProfiles | null = null;
    const call = async (wanted: ProfileCall): Promise<boolean> => {
      const { data } = await dispatch(
        profilesApi.endpoints.callProfiles.initiate({ call: wanted, credentials: { password } }, { track: false }),
      );
      answer = data ?? answer;
      return data !== undefined;
    };
    const setPin = async ({ id }: KnownProfile) => {
      const newPin = pins[id];
      return newPin === undefined || (await call({ kind: 'pin', id, newPin }));
    };
    const likeOwner = async (owner: KnownProfile) => {
      if (!isNew) return true;
      const { name, ...changes } = changesBetween(draftOf(ownerProfile('')), draftOf(owner));
      const isNamed = name !== undefined && name !== ownerName;
      return (
        (await call({ kind: 'change', id: owner.id, changes: isNamed ? { ...changes, name } : changes })) &&
        setPin(owner)
      );
    };
    const make = async (profile: KnownProfile) => {
      const { avatar, ...values } = draftOf(profile);
      const look = avatar === 'upload' ? {} : { avatar };
      return (await call({ kind: 'create', id: profile.id, values: { ...values, ...look } })) && setPin(profile);
    };
    /** The current profile's data is sent by sync. */
    const send = async (id: string) => {
      if (id === shown) return true;
      if (!(await call({ kind: 'activate', id }))) return false;
      const records = openRecords(id);
      const entries = await entriesOf(records);
      records.close();
      for (let from = 0; from < entries.length; from += BATCH) {
        const part = entries.slice(from, from + BATCH);
        const { error } = await dispatch(
          profilesApi.endpoints.sendEntries.initiate({ entries: part, nowMs: services.now() }, { track: false }),
        );
        if (error) return false;
      }
      return true;
    };
    const stayed: KnownProfile[] = [];
    for (const profile of device) {
      const isThere = isOwner(profile) ? await likeOwner(profile) : await make(profile);
      if (!isThere || !(await send(profile.id))) stayed.push(profile);
    }
    // The session continues with the profile that this page shows.
    const isShownThere = !stayed.some(({ id }) => id === shown);
    await call({ kind: 'activate', id: isShownThere ? shown : OWNER_PROFILE_ID });
    const left = stayed.length === 0 ? [] : device.filter((profile) => isOwner(profile) || stayed.includes(profile));
    const profiles = ((answer as ChangedProfiles | null)?.profiles ?? []).map((each) => knownProfile(each));
    rememberProfileChosen();
    dispatch(profilesKnown(withQuestion({ ...before, device: left, account: { id: user.id, profiles } }, shown)));
    return stayed;
  };

const defaultRecords = (profile: string): Records => createRecords(undefined, profile);
