import { isRecord } from '@marquee/core';
import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** A failed sync request. */
export interface SyncFailure {
  /** Null if there was no response. */
  status: number | null;
  retryAfterMs: number | null;
  /** The server's message for people. */
  text?: string | undefined;
}

export function syncFailure(error: FetchBaseQueryError, meta?: FetchBaseQueryMeta): SyncFailure {
  const seconds = Number(meta?.response?.headers.get('Retry-After') ?? '');
  const text = isRecord(error.data) ? error.data.error : undefined;
  return {
    status: typeof error.status === 'number' ? error.status : (meta?.response?.status ?? null),
    retryAfterMs: seconds > 0 ? seconds * 1000 : null,
    text: typeof text === 'string' ? text : undefined,
  };
}
