import { errorBodySchema } from '@marquee/core/contracts';
import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** A failed call, in the form that forms need. */
export interface CallFailure {
  /** Null without a response. */
  status: number | null;
  code: string | null;
  /** The server's message for the user. */
  message: string | null;
  /** The browser's message, if there was no response. */
  reason: string | null;
  /** Error message per field. */
  fields: Record<string, string>;
  retryAfterSec: number | null;
}

const seconds = (text: string | null | undefined): number | null => {
  const value = Number(text ?? '');
  return text && Number.isFinite(value) && value > 0 ? value : null;
};

export function callFailure(error: FetchBaseQueryError, meta?: FetchBaseQueryMeta): CallFailure {
  const status = typeof error.status === 'number' ? error.status : (meta?.response?.status ?? null);
  const body = errorBodySchema.safeParse(error.data);
  // A reverse proxy or an older server may respond with plain text.
  const plain =
    typeof error.data === 'object' && error.data !== null && 'error' in error.data ? error.data.error : null;
  return {
    status,
    code: body.success ? body.data.code : null,
    message: body.success ? body.data.error : typeof plain === 'string' && plain !== '' ? plain : null,
    reason: 'error' in error ? error.error.replace(/^\w*Error: /, '') : null,
    fields: (body.success && body.data.fields) || {},
    retryAfterSec: seconds(meta?.response?.headers.get('Retry-After')),
  };
}

export const isCallFailure = (error: unknown): error is CallFailure =>
  typeof error === 'object' && error !== null && 'retryAfterSec' in error;
