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

/** Milliseconds until this device accepts a PIN again. */
export const devicePinLockMs =
  (): Thunk<number> =>
  (_dispatch, getState, { now }) =>
    pinLockRemainingMs(parseFailedAttempts(selectKnownProfiles(getState())?.pinFailures), now());

/** Counts a wrong PIN, which may lock; a right one resets the count. */
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

/** Checks the PIN of a profile on this device. */
export const checkDevicePin =
  ({ id, pin: hash }: Pick<KnownProfile, 'id' | 'pin'>, pin: string): Thunk<Promise<Outcome>> =>
  async (dispatch) => {
    const waitMs = dispatch(devicePinLockMs());
    if (waitMs > 0) return lockedFor(waitMs);
    const isRight = hash !== undefined && (await isPin(pin, hash));
    return dispatch(countDevicePin(isRight ? { kind: 'done', id } : { kind: 'wrong' }));
  };

/** Up to this, the text gives seconds; for longer locks, a time of day. */
const SECONDS_UP_TO = 120;

/** Says when a PIN can be entered again. */
export function lockedText(seconds: number): string {
  if (seconds <= SECONDS_UP_TO)
    return plural(seconds, {
      one: 'Too many attempts. Try again in # second.',
      other: 'Too many attempts. Try again in # seconds.',
    });
  const time = formatTime(Date.now() + seconds * 1000);
  return t({ message: `Too many attempts. Try again at ${time}.`, comment: '{time} is a time of day: “4:10 PM”' });
}
