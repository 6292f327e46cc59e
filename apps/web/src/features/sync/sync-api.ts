import { backendApi } from '../../shared/api';
import type { SyncBody } from './engine/sync-messages';
import { syncFailure } from './sync-failure';

interface Exchange {
  body: SyncBody;
  clientId: string;
  /** The request outlives the page; browsers allow 64 KB of such requests. */
  keepalive: boolean;
}

const TIMEOUT_MS = 30_000;
const record = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

/** Endpoints for sync. One request pushes and pulls all collections. */
export const syncApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    exchange: build.mutation<Record<string, unknown>, Exchange>({
      query: ({ body, clientId, keepalive }) => ({
        url: '/sync',
        method: 'POST',
        body,
        keepalive,
        headers: { 'X-Client-Id': clientId },
        timeout: TIMEOUT_MS,
      }),
      transformResponse: record,
      transformErrorResponse: syncFailure,
    }),
    /** Null removes it. */
    pushToken: build.mutation<unknown, string | null>({
      query: (token) => ({ url: '/sync/4k_token', method: 'POST', body: { token }, timeout: TIMEOUT_MS }),
      transformErrorResponse: syncFailure,
    }),
  }),
});
