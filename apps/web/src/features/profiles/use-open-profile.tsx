import { useState, type ReactNode } from 'react';
import { useAppDispatch } from '../../shared/store';
import type { KnownProfile } from '../../shared/store/profiles.slice';
import { openProfile } from './model/open-profile';
import { useProfileCall } from './use-profile-call';

interface OpenProfile {
  open: (profile: KnownProfile, options?: { to?: string; isRemembered?: boolean }) => Promise<void>;
  /** Id of the profile that is being opened. */
  opening: string | null;
  dialog: ReactNode;
}

/** Switches to a profile, asking for its PIN. */
export function useOpenProfile(): OpenProfile {
  const dispatch = useAppDispatch();
  const { run, dialog } = useProfileCall();
  const [opening, setOpening] = useState<string | null>(null);
  const open: OpenProfile['open'] = async (profile, options) => {
    setOpening(profile.id);
    const id = await run({ kind: 'activate', id: profile.id });
    if (id !== null) await dispatch(openProfile(profile, options));
    setOpening(null);
  };
  return { open, opening, dialog };
}
