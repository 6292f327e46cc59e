import { t } from '@lingui/core/macro';
import { cookieValue } from '@marquee/core';
import type { CallFailure } from '../../../shared/api/call-failure';
import type { AppDispatch, AppServices, AppState } from '../../../shared/store';
import { profilesKnown, selectKnownProfiles, type KnownProfiles } from '../../../shared/store/profiles.slice';
import { selectUser } from '../../../shared/store/session.slice';
import { selectSyncStatus, syncRequested } from '../../../shared/store/sync-status.slice';
import { profilesApi, type ChangedProfiles } from '../api/profiles-api';
import type { Credentials, Outcome, ProfileCommand } from './profile-commands';
import { PROFILE_COOKIE } from '../../../shared/store/profiles/active-profile';
import { deleteProfileData } from '../../../shared/store/profiles/delete-profile-data';
import { chooseProfile } from '../../../shared/store/profiles/known-profiles';
import { knownProfile } from './known';

type Thunk<Result> = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => Result;

/** Stores the account's profiles from a response. A single profile is not stored. */
export const accountProfilesReceived =
  ({ profiles }: Pick<ChangedProfiles, 'profiles'>): Thunk<void> =>
  (dispatch, getState, { records }) => {
    const user = selectUser(getState());
    if (!user) return;
    const known: KnownProfiles = {
      account: user.id ?? user.username,
      profiles: profiles.length > 1 ? profiles.map((each) => knownProfile(each)) : [],
      isRemembered: selectKnownProfiles(getState())?.isRemembered ?? false,
      last: records.profile,
    };
    dispatch(profilesKnown(known));
    // It may have got a PIN, with which it is no longer remembered.
    if (cookieValue(document.cookie, PROFILE_COOKIE) === records.profile) chooseProfile(records.profile, known);
  };

export function outcomeOf({ code, message, fields, retryAfterSec }: CallFailure): Outcome {
  if (code === 'confirmation_needed') return { kind: 'needed' };
  if (code === 'confirmation_failed') return { kind: 'wrong' };
  if (code === 'locked_out') return { kind: 'locked', retryAfterSec: retryAfterSec ?? 0 };
  if (fields.image !== undefined)
    return {
      kind: 'failed',
      text: t`We can’t read this picture. Choose a JPEG, PNG, WebP, AVIF or GIF.`,
    };
  return { kind: 'failed', text: message ?? t`That didn’t work. Check your connection and try again.` };
}

const SENT_WITHIN_MS = 3000;
const LOOK_AGAIN_MS = 50;

/**
 * Sends pending changes of the old profile, which is only possible during its session. Unsent changes wait until that
 * profile is active again.
 */
const sendPending =
  (): Thunk<Promise<void>> =>
  async (dispatch, getState, { now }) => {
    const isPending = () => selectSyncStatus(getState()).pending > 0;
    if (!isPending()) return;
    dispatch(syncRequested());
    const until = now() + SENT_WITHIN_MS;
    while (isPending() && now() < until) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  };

/** Calls the server, which may require confirmation. */
export const runProfileCommand =
  (command: ProfileCommand, credentials: Credentials = {}): Thunk<Promise<Outcome>> =>
  async (dispatch, getState, { records }) => {
    if (command.kind === 'activate') await dispatch(sendPending());
    const { data, error } = await dispatch(
      profilesApi.endpoints.runProfileCommand.initiate({ command, credentials }, { track: false }),
    );
    if (!data) return outcomeOf(error as CallFailure);
    const { profiles, active } = data;
    // The list that was fetched before is shown first on the next page.
    await dispatch(profilesApi.util.upsertQueryData('sessionProfiles', undefined, { profiles, active }));
    dispatch(accountProfilesReceived(data));
    const known = selectKnownProfiles(getState());
    // Creating a second profile means that the visitor is using the first.
    if (command.kind === 'create' && known) chooseProfile(records.profile, known);
    if (command.kind === 'remove') await deleteProfileData(window.localStorage, command.id);
    return { kind: 'done', id: data.id ?? ('id' in command ? command.id : active) };
  };
