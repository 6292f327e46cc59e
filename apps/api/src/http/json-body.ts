import express, { type RequestHandler } from 'express';
import { ApiError } from './errors';

/** Reads a JSON body of at most `limit`, e.g. `8kb`. */
export function jsonBody(limit: string): RequestHandler {
  const read: RequestHandler = express.json({ limit });
  return (req, res, next) => {
    const isEmpty = req.headers['content-length'] === '0';
    // `null` counts as a request without a body; the route reports what is missing.
    if (!isEmpty && req.is('application/json') === false) throw new ApiError('unsupported_media_type');
    read(req, res, next);
  };
}
