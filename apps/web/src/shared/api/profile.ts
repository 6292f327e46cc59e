import { isRecord } from '@marquee/core';
import { userSchema, type User } from '@marquee/core/contracts';
import { logWarning } from '../lib/browser/log-warning';
import { csrfSet, selectUser, userInfoSet } from '../store/session.slice';
import type { AppDispatch, AppState } from '../store/state';
import { backendApi } from './backend-api';

const TIMEOUT_MS = 30_000;

export const profileApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** The logged-in user according to the server. */
    profile: build.query<User, void>({
      query: () => ({ url: '/users/me', timeout: TIMEOUT_MS }),
      transformResponse: (body: unknown) => userSchema.parse(body),
    }),
    /** Ends this session, or all sessions of the account. Pass the CSRF token if this browser no longer has the session. */
    logOut: build.mutation<unknown, { csrf?: string; isEverywhere?: boolean }>({
      query: ({ csrf, isEverywhere }) => ({
        ...(isEverywhere ? { url: '/users/me/sessions', method: 'DELETE' } : { url: '/auth/logout', method: 'POST' }),
        headers: { 'X-CSRF-Token': csrf },
        timeout: TIMEOUT_MS,
      }),
    }),
  }),
});

/** Whether the request did not reach the server, or the server failed. */
export const isUndelivered = (error: unknown): boolean => {
  if (error === undefined) return false;
  const status = isRecord(error) ? error.status : undefined;
  return typeof status !== 'number' || status >= 500;
};

/** Puts a fetched profile into the store, except for the 4K token, which sync handles. */
export const applyProfile =
  ({ token, ...user }: User) =>
  (dispatch: AppDispatch): void => {
    const { id, username, name, email, isDonator, isOperator } = user;
    dispatch(csrfSet(token));
    dispatch(userInfoSet({ username, id, name, email, isDonator, ...(isOperator && { isOperator }) }));
  };

/**
 * Fetches the profile and stores it; null if there was no response, or the visitor has logged out meanwhile. A failure is
 * only logged (SYNC-07).
 */
export const fetchProfile =
  () =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<User | null> => {
    const before = selectUser(getState());
    const { data, error } = await dispatch(
      profileApi.endpoints.profile.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (error || !data) {
      logWarning('Failed to fetch user data.', error);
      return null;
    }
    if (before && selectUser(getState())?.username !== before.username) return null;
    dispatch(applyProfile(data));
    return data;
  };
