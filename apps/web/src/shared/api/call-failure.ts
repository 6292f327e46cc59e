import { errorBodySchema } from '@marquee/core/contracts';
import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** A call that did not go through, as forms need it. */
export interface CallFailure {
  /** Null when no answer came. */
  status: number | null;
  code: string | null;
  /** The server's own text, for people. */
  message: string | null;
  /** The browser's words about a call without an answer. */
  reason: string | null;
  /** Text per field. */
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
  // A proxy in front of the server, or an older one, may answer with the text alone.
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
