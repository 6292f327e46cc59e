import type { Response } from 'express';

/** Aborted when the client has left, or has its answer. */
export function leftSignal(res: Response): AbortSignal {
  const left = new AbortController();
  if (res.destroyed) left.abort();
  else res.once('close', () => left.abort());
  return left.signal;
}
