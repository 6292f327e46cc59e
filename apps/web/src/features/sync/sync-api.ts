import { backendApi } from '../../shared/api';
import { syncFailure } from './sync-failure';

interface Pull {
  path: string;
  since: number;
}
interface Push {
  path: string;
  body: Record<string, unknown>;
  clientId: string;
  /** Goes on after the page is closed; the browser allows 64 KB of such calls. */
  keepalive: boolean;
}

const TIMEOUT_MS = 30_000;
/** About so many entries come in one answer; `more` in it says that there are others. */
const PAGE_ENTRIES = 5000;

const record = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

/** The calls that sync, for every collection alike (API-01, API-02). */
export const syncApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    pull: build.query<Record<string, unknown>, Pull>({
      query: ({ path, since }) => ({ url: path, params: { since, limit: PAGE_ENTRIES }, timeout: TIMEOUT_MS }),
      transformResponse: record,
      transformErrorResponse: syncFailure,
      keepUnusedDataFor: 0,
    }),
    push: build.mutation<Record<string, unknown>, Push>({
      query: ({ path, body, clientId, keepalive }) => ({
        url: path,
        method: 'POST',
        body,
        keepalive,
        headers: { 'X-Client-Id': clientId },
        timeout: TIMEOUT_MS,
      }),
      transformResponse: record,
      transformErrorResponse: syncFailure,
    }),
    pushToken: build.mutation<unknown, string>({
      query: (token) => ({ url: '/sync/4k_token', method: 'POST', body: { token }, timeout: TIMEOUT_MS }),
      transformErrorResponse: syncFailure,
    }),
    /** With the CSRF token of a session that this browser has forgotten already. */
    logOut: build.mutation<unknown, string | undefined>({
      query: (csrf) => ({
        url: '/auth/logout',
        method: 'POST',
        headers: { 'X-CSRF-Token': csrf },
        timeout: TIMEOUT_MS,
      }),
      transformErrorResponse: syncFailure,
    }),
  }),
});
