import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useIsRestored } from '../../shared/store';
import { selectProfiles, type KnownProfile } from '../../shared/store/profiles.slice';
import { selectUser } from '../../shared/store/session.slice';
import { profilesApi } from './api/profiles-api';
import { accountProfilesReceived } from './model/call-profiles';
import { knownProfile } from './model/known';

interface Profiles {
  /** Null while loading. */
  profiles: readonly KnownProfile[] | null;
  isFailed: boolean;
  retry: () => void;
}

/** The account's profiles, the owner's first, fetched from the server. */
export function useProfiles(): Profiles {
  const dispatch = useAppDispatch();
  const isRestored = useIsRestored();
  const isLoggedIn = useAppSelector(selectUser) !== null;
  const remembered = useAppSelector(selectProfiles);
  const { data, isError, refetch } = profilesApi.useSessionProfilesQuery(undefined, {
    skip: !isRestored || !isLoggedIn,
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => {
    if (data) dispatch(accountProfilesReceived(data));
  }, [data, dispatch]);
  const retry = () => void refetch();
  if (!isRestored) return { profiles: null, isFailed: false, retry };
  if (remembered.length > 0) return { profiles: remembered, isFailed: false, retry };
  // A single profile is not in the store.
  const single = data?.profiles.map((profile) => knownProfile(profile)) ?? null;
  return { profiles: single, isFailed: isError && single === null, retry };
}
