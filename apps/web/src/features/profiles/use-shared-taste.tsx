import type { SharedTaste } from '@marquee/core/recommendations';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../shared/api/call-failure';
import { useAppDispatch } from '../../shared/store';
import type { KnownProfile } from '../../shared/store/profiles.slice';
import { profilesApi } from './api/profiles-api';
import { outcomeOf } from './model/run-profile-command';
import { useProfileCommand } from './use-profile-command';

/** Asks for what another profile likes, and for what switching to it would ask for. */
export function useSharedTaste(): {
  invite: (profile: KnownProfile) => Promise<SharedTaste | null>;
  dialog: ReactNode;
} {
  const dispatch = useAppDispatch();
  const { run, dialog } = useProfileCommand();
  const invite = async ({ id }: KnownProfile) => {
    let taste: SharedTaste | null = null;
    await run({ kind: 'activate', id }, async (credentials) => {
      const asked = profilesApi.endpoints.sharedTaste.initiate({ id, credentials }, { track: false });
      const { data, error } = await dispatch(asked);
      if (!data) return outcomeOf(error as CallFailure);
      taste = data;
      return { kind: 'done', id };
    });
    return taste;
  };
  return { invite, dialog };
}
