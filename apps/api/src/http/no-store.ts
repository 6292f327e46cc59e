import type { RequestHandler } from 'express';

/** Keeps a response out of every cache. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};
