import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** A sync call that did not go through. */
export interface SyncFailure {
  /** Null when no answer came. */
  status: number | null;
  code: string | null;
  retryAfterMs: number | null;
}

export function syncFailure(error: FetchBaseQueryError, meta?: FetchBaseQueryMeta): SyncFailure {
  const { data } = error;
  const code = typeof data === 'object' && data !== null && 'code' in data ? data.code : null;
  const seconds = Number(meta?.response?.headers.get('Retry-After') ?? '');
  return {
    status: typeof error.status === 'number' ? error.status : (meta?.response?.status ?? null),
    code: typeof code === 'string' ? code : null,
    retryAfterMs: seconds > 0 ? seconds * 1000 : null,
  };
}

/** Ends a round. */
export class SyncError extends Error {
  constructor(readonly failure: SyncFailure) {
    super(`A sync call failed: ${failure.status ?? 'no answer'}`);
  }
}
