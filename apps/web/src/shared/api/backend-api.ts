import { fetchBaseQuery, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { selectCsrf, selectUser, sessionLost } from '../store/session.slice';
import type { AppState } from '../store/state';
import { createApi } from './create-api';

const call = fetchBaseQuery({
  baseUrl: '/api',
  credentials: 'include',
  prepareHeaders(headers, { getState }) {
    const csrf = selectCsrf(getState() as AppState);
    if (csrf) headers.set('X-CSRF-Token', csrf);
  },
});

const codeOf = ({ data }: FetchBaseQueryError): unknown =>
  typeof data === 'object' && data !== null && 'code' in data ? data.code : undefined;

/** Logs out when any request shows that the session has ended ('Unauthorized', SYNC-08). */
const sessionCall: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta> = async (
  args,
  api,
  options,
) => {
  const userBefore = selectUser(api.getState() as AppState);
  const answer = await call(args, api, options);
  const isLost = answer.error?.status === 401 && codeOf(answer.error) === 'unauthorized';
  // A late response to a request of an earlier session says nothing about this one.
  const userNow = selectUser(api.getState() as AppState);
  if (isLost && userBefore && userBefore.username === userNow?.username) api.dispatch(sessionLost());
  return answer;
};

/** The app's own API at the same origin. Features add their endpoints with `injectEndpoints`. */
export const backendApi = createApi({
  reducerPath: 'backend',
  baseQuery: sessionCall,
  endpoints: () => ({}),
});

declare module '../store/state' {
  interface AppState {
    backend: ReturnType<typeof backendApi.reducer>;
  }
}
