import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/store';
import { openingChanged, selectOpening, type KnownProfile } from '../../shared/store/profiles.slice';
import { openProfile } from './model/open-profile';
import { useProfileCommand } from './use-profile-command';

interface OpenProfile {
  open: (profile: KnownProfile, options?: { to?: string; isRemembered?: boolean }) => Promise<void>;
  /** Id of the profile that is being opened. */
  opening: string | null;
  dialog: ReactNode;
}

/** Switches to a profile, asking for its PIN. */
export function useOpenProfile(): OpenProfile {
  const dispatch = useAppDispatch();
  const { run, dialog } = useProfileCommand();
  const opening = useAppSelector(selectOpening);
  const open: OpenProfile['open'] = async (profile, options) => {
    dispatch(openingChanged(profile.id));
    const id = await run({ kind: 'activate', id: profile.id });
    const isLeaving = id !== null && (await dispatch(openProfile(profile, options)));
    if (!isLeaving) dispatch(openingChanged(null));
  };
  return { open, opening, dialog };
}
