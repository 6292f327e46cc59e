import { isRecord } from '@marquee/core';
import { fetchBaseQuery, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { profilesOutdated } from '../store/profiles.slice';
import { csrfSet, selectCsrf, selectUser, sessionLost } from '../store/session.slice';
import { appOf } from './app-of';
import { createApi } from './create-api';
import { requestPassword } from './password-request';

/** Names the profile of a request. (A copy of `PROFILE_HEADER` in the contracts, which a first visit does not load.) */
const PROFILE_HEADER = 'X-Profile';
/** Calls that concern the session itself, whichever profile it has switched to: its profiles, and logging out. */
const OF_ANY_PROFILE = ['sessionProfiles', 'logOut'];

const call = fetchBaseQuery({
  baseUrl: '/api',
  credentials: 'include',
  prepareHeaders(headers, { getState, extra, endpoint }) {
    const { state, services } = appOf({ getState, extra });
    const csrf = selectCsrf(state);
    if (csrf) headers.set('X-CSRF-Token', csrf);
    // Requests apply to this page's profile, even if the session has switched to another.
    if (selectUser(state) && !OF_ANY_PROFILE.includes(endpoint)) headers.set(PROFILE_HEADER, services.records.profile);
  },
});

const codeOf = ({ data }: FetchBaseQueryError): unknown =>
  typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined;

/**
 * Makes a call, and if it is refused for its CSRF token makes it again with the session's: a page that has just opened does
 * not know it yet. A session of another account, which has logged in on another tab, gets nothing of this page.
 */
const callWithToken: typeof call = async (args, api, options) => {
  const sentToken = selectCsrf(appOf(api).state);
  const answer = await call(args, api, options);
  const user = selectUser(appOf(api).state);
  if (!answer.error || codeOf(answer.error) !== 'csrf_failed' || !user) return answer;
  const { data } = await call('/users/me', api, {});
  const { token, username } = isRecord(data) ? data : {};
  if (typeof token !== 'string' || username !== user.username || token === sentToken) return answer;
  api.dispatch(csrfSet(token));
  return call(args, api, options);
};

/**
 * Makes a call, and if the password has to be entered again for it, makes it again once that has happened. Without it the
 * call stays refused.
 */
const callWithPassword: typeof call = async (args, api, options) => {
  const answer = await callWithToken(args, api, options);
  if (!answer.error || codeOf(answer.error) !== 'password_required') return answer;
  return (await requestPassword()) ? callWithToken(args, api, options) : answer;
};

/**
 * Detects from any response that the session has ended ("Unauthorized", SYNC-08) or has switched to another profile.
 */
const sessionCall: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta> = async (
  args,
  api,
  options,
) => {
  const userBefore = selectUser(appOf(api).state);
  const answer = await callWithPassword(args, api, options);
  const isLost = answer.error?.status === 401 && codeOf(answer.error) === 'unauthorized';
  // A late response to a request of an earlier session says nothing about this one.
  const userNow = selectUser(appOf(api).state);
  if (answer.error?.status === 409 && codeOf(answer.error) === 'profile_changed') api.dispatch(profilesOutdated(true));
  if (isLost && userBefore && userBefore.username === userNow?.username) api.dispatch(sessionLost());
  return answer;
};

/** Tag of what the library has: refetched when that changes. */
export const LIBRARY_TAG = 'library';

/** The app's own API at the same origin. Features add their endpoints with `injectEndpoints`. */
export const backendApi = createApi({
  reducerPath: 'backend',
  baseQuery: sessionCall,
  tagTypes: [LIBRARY_TAG],
  endpoints: () => ({}),
});

declare module '../store/state' {
  interface AppState {
    backend: ReturnType<typeof backendApi.reducer>;
  }
}
