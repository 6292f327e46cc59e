import { t } from '@lingui/core/macro';
import type { User } from '@marquee/core/contracts';
import { useState, type ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../../shared/store';
import { selectKnownProfiles, type KnownProfile } from '../../../shared/store/profiles.slice';
import { showToast } from '../../../shared/ui';
import { checkDevicePin, lockedText } from '../model/check-device-pin';
import { isOwner } from '../model/known';
import { moveProfilesToAccount } from '../model/move-to-account';
import { DeviceProfiles, type Pins } from './device-profiles';

export interface MoveProfiles {
  /** Fields for the form; null on a device with one profile. */
  fields: ReactNode;
  /** Whether the form may be submitted: entered PINs are right, and the owner's is given. */
  isConfirmed: () => Promise<boolean>;
  /** Call after the server has accepted the login, before the store knows the session. */
  take: (user: User, password: string) => Promise<void>;
}

const none: readonly KnownProfile[] = [];

/** Moves the profiles of this device to an account on sign-up or login. */
export function useMoveProfiles({ isNew }: { isNew: boolean }): MoveProfiles {
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectKnownProfiles);
  const profiles = known?.device ?? none;
  const [pins, setPins] = useState<Pins>({});
  const [error, setError] = useState<{ id: string; text: string } | null>(null);
  const isConfirmed = async () => {
    for (const profile of profiles) {
      const pin = pins[profile.id] ?? '';
      // The owner's PIN is required for the owner's data; others are optional.
      if (!profile.hasPin || (pin === '' && !isOwner(profile))) continue;
      const outcome = await dispatch(checkDevicePin(profile, pin));
      if (outcome.kind === 'done') continue;
      const text = outcome.kind === 'locked' ? lockedText(outcome.retryAfterSec) : t`That’s not the PIN. Try again.`;
      setError({ id: profile.id, text });
      return false;
    }
    return true;
  };
  const take = async (user: User, password: string) => {
    const typed = Object.fromEntries(Object.entries(pins).filter(([, pin]) => pin !== ''));
    const ownerName = t({ message: 'Me', context: 'profile' });
    const stayed = await dispatch(moveProfilesToAccount({ user, password, pins: typed, isNew, ownerName }));
    if (stayed.length === 0) return;
    const names = stayed.map(({ name }) => name).join(', ');
    showToast({
      kind: 'warning',
      message: t`Some of ${names} couldn’t be added to your account. It stays on this device, and we’ll try again when you next log in.`,
    });
  };
  if (profiles.length < 2)
    return { fields: null, isConfirmed: () => Promise.resolve(true), take: () => Promise.resolve() };
  const onPin = (id: string, pin: string) => {
    setPins({ ...pins, [id]: pin });
    setError(null);
  };
  return { fields: <DeviceProfiles profiles={profiles} pins={pins} error={error} onPin={onPin} />, isConfirmed, take };
}
