import { plural, t } from '@lingui/core/macro';
import { countPinFailure, noFailedAttempts, parseFailedAttempts, pinLockRemainingMs } from '@marquee/core';
import { formatTime } from '../../../shared/lib/format/format-moment';
import type { AppDispatch, AppServices, AppState } from '../../../shared/store';
import { profilesKnown, selectKnownProfiles, type KnownProfile } from '../../../shared/store/profiles.slice';
import { noProfiles } from '../../../shared/store/profiles/known-profiles';
import type { Outcome } from './calls';
import { isPin } from './pin-hash';

type Thunk<Result> = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => Result;

const lockedFor = (waitMs: number): Outcome => ({ kind: 'locked', retryAfterSec: Math.ceil(waitMs / 1000) });

/** How long this device takes no PIN after wrong ones. */
export const devicePinLockMs =
  (): Thunk<number> =>
  (_dispatch, getState, { now }) =>
    pinLockRemainingMs(parseFailedAttempts(selectKnownProfiles(getState())?.pinFailures), now());

/** Counts a wrong PIN, which may lock; a right one begins anew. */
export const countDevicePin =
  (outcome: Outcome): Thunk<Outcome> =>
  (dispatch, getState, { now }) => {
    const known = selectKnownProfiles(getState()) ?? noProfiles;
    if (outcome.kind !== 'wrong' && outcome.kind !== 'done') return outcome;
    if (outcome.kind === 'done') {
      if (known.pinFailures) dispatch(profilesKnown({ ...known, pinFailures: noFailedAttempts }));
      return outcome;
    }
    const pinFailures = countPinFailure(parseFailedAttempts(known.pinFailures), now());
    dispatch(profilesKnown({ ...known, pinFailures }));
    const waitMs = pinLockRemainingMs(pinFailures, now());
    return waitMs > 0 ? lockedFor(waitMs) : outcome;
  };

/** Whether this is the PIN of a profile of this device, and no other's. */
export const checkDevicePin =
  ({ id, pin: hash }: Pick<KnownProfile, 'id' | 'pin'>, pin: string): Thunk<Promise<Outcome>> =>
  async (dispatch) => {
    const waitMs = dispatch(devicePinLockMs());
    if (waitMs > 0) return lockedFor(waitMs);
    const isRight = hash !== undefined && (await isPin(pin, hash));
    return dispatch(countDevicePin(isRight ? { kind: 'done', id } : { kind: 'wrong' }));
  };

/** Longer than this, a time of day says more than a number of seconds. */
const SECONDS_UP_TO = 120;

/** Says when a PIN may be tried again. */
export function lockedText(seconds: number): string {
  if (seconds <= SECONDS_UP_TO)
    return plural(seconds, {
      one: 'Too many attempts. Try again in # second.',
      other: 'Too many attempts. Try again in # seconds.',
    });
  const time = formatTime(Date.now() + seconds * 1000);
  return t({ message: `Too many attempts. Try again at ${time}.`, comment: '{time} is a time of day: “4:10 PM”' });
}
