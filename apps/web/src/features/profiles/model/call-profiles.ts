import { t } from '@lingui/core/macro';
import type { CallFailure } from '../../../shared/api/call-failure';
import type { AppDispatch, AppServices, AppState } from '../../../shared/store';
import { profilesKnown, selectActiveProfileId, selectKnownProfiles } from '../../../shared/store/profiles.slice';
import { selectUser } from '../../../shared/store/session.slice';
import { selectSyncStatus, syncRequested } from '../../../shared/store/sync-status.slice';
import { profilesApi, type ChangedProfiles } from '../api/profiles-api';
import type { Credentials, Outcome, ProfileCall } from './calls';
import { noProfiles, withQuestion } from '../../../shared/store/profiles/known-profiles';
import { rememberProfileChosen } from '../../../shared/store/profiles/profile-chosen';
import { removeProfileData } from '../../../shared/store/profiles/remove-profile-data';
import { knownProfile } from './known';
import { countDevicePin, devicePinLockMs } from './check-device-pin';
import { callOnDevice } from './call-on-device';

type Thunk<Result> = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => Result;

/** Stores the account's profiles from a response. A single profile is not stored. */
export const accountProfilesReceived =
  ({ profiles }: Pick<ChangedProfiles, 'profiles'>): Thunk<void> =>
  (dispatch, getState) => {
    const user = selectUser(getState());
    if (!user) return;
    const before = selectKnownProfiles(getState()) ?? noProfiles;
    const account = { id: user.id ?? user.username, profiles: profiles.map((each) => knownProfile(each)) };
    const isSingle = profiles.length < 2;
    const known = { ...before, account: isSingle ? { ...account, profiles: [] } : account };
    dispatch(profilesKnown(withQuestion(known, selectActiveProfileId(getState()))));
  };

function outcomeOf({ code, message, fields, retryAfterSec }: CallFailure): Outcome {
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

const callServer =
  (call: ProfileCall, credentials: Credentials): Thunk<Promise<Outcome>> =>
  async (dispatch) => {
    if (call.kind === 'activate') await dispatch(sendPending());
    const { data, error } = await dispatch(
      profilesApi.endpoints.callProfiles.initiate({ call, credentials }, { track: false }),
    );
    if (!data) return outcomeOf(error as CallFailure);
    const { profiles, active } = data;
    // The list that was fetched before is shown first on the next page.
    await dispatch(profilesApi.util.upsertQueryData('sessionProfiles', undefined, { profiles, active }));
    dispatch(accountProfilesReceived(data));
    return { kind: 'done', id: data.id ?? ('id' in call ? call.id : undefined) ?? data.active };
  };

const callDevice =
  (call: ProfileCall, credentials: Credentials): Thunk<Promise<Outcome>> =>
  async (dispatch, getState) => {
    const before = selectKnownProfiles(getState()) ?? noProfiles;
    const active = selectActiveProfileId(getState());
    const texts = {
      full: t`You can have up to eight profiles on this device. Delete one to add another.`,
      gone: t`This profile no longer exists.`,
    };
    const ownerName = t({ message: 'Me', context: 'profile' });
    const device = { profiles: before.device, active, lockedMs: dispatch(devicePinLockMs()), ownerName, texts };
    const { profiles, outcome } = await callOnDevice(device, call, credentials);
    if (profiles !== before.device)
      dispatch(profilesKnown(withQuestion({ ...before, device: profiles.length > 1 ? profiles : [] }, active)));
    return credentials.pin === undefined ? outcome : dispatch(countDevicePin(outcome));
  };

/** Makes a call about profiles: to the server, which may require confirmation, or on a device without an account. */
export const callProfiles =
  (call: ProfileCall, credentials: Credentials = {}): Thunk<Promise<Outcome>> =>
  async (dispatch, getState) => {
    const outcome = await dispatch(
      selectUser(getState()) ? callServer(call, credentials) : callDevice(call, credentials),
    );
    if (outcome.kind !== 'done') return outcome;
    // Creating a second profile means that the visitor is using the first.
    if (call.kind === 'create') rememberProfileChosen();
    if (call.kind === 'remove') await removeProfileData([call.id]);
    return outcome;
  };
