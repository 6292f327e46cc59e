import { userSchema, type User } from '@marquee/core/contracts';
import { logWarning } from '../lib/browser/log-warning';
import { csrfSet, userInfoSet } from '../store/session.slice';
import type { AppDispatch } from '../store/state';
import { backendApi } from './backend-api';

const TIMEOUT_MS = 30_000;

export const profileApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who is logged in, as the server sees it. */
    profile: build.query<User, void>({
      query: () => '/users/me',
      transformResponse: (body: unknown) => userSchema.parse(body),
    }),
    /** Ends the session, or every session of the person. With the CSRF token where this browser has forgotten the session already. */
    logOut: build.mutation<unknown, { csrf?: string; isEverywhere?: boolean }>({
      query: ({ csrf, isEverywhere }) => ({
        ...(isEverywhere ? { url: '/users/me/sessions', method: 'DELETE' } : { url: '/auth/logout', method: 'POST' }),
        headers: { 'X-CSRF-Token': csrf },
        timeout: TIMEOUT_MS,
      }),
    }),
  }),
});

/** The server has not heard, or could not do what it heard. */
export const isUndelivered = (error: unknown): boolean => {
  if (error === undefined) return false;
  const { status } = error as { status?: unknown };
  return typeof status !== 'number' || status >= 500;
};

/** Puts an answered profile into the store; the 4K token in it is left to whoever syncs it. */
export const applyProfile =
  ({ token, ...user }: User) =>
  (dispatch: AppDispatch): void => {
    const { id, username, name, email, isDonator, isOperator } = user;
    dispatch(csrfSet(token));
    dispatch(userInfoSet({ username, id, name, email, isDonator, ...(isOperator && { isOperator }) }));
  };

/** Asks who is logged in and remembers it; null when nobody answered. A failure is only logged (SYNC-07). */
export const fetchProfile =
  () =>
  async (dispatch: AppDispatch): Promise<User | null> => {
    const { data, error } = await dispatch(
      profileApi.endpoints.profile.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (error || !data) {
      logWarning('Failed to fetch user data.', error);
      return null;
    }
    dispatch(applyProfile(data));
    return data;
  };
