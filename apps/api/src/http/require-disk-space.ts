import type { DiskSpace } from '@marquee/server';
import type { RequestHandler } from 'express';
import { ApiError, STORAGE_RETRY_SEC } from './errors';

/** Routes below /api that write people's data. */
const STORES = /^\/(?:auth|users|sync)\//i;
/** Login remains possible: a session needs only a few bytes of the reserve. */
const ALWAYS_POSSIBLE =
  /^\/auth\/(?:login(?:\/code)?|logout|confirm-password|passkey(?:\/options|\/confirmation)?|oidc\/[\w-]+|tv(?:\/[\w-]+)?)\/?$/i;

/**
 * Refuses writes while the disk is nearly full. Reading, deleting, exporting, and logging in and out still work.
 */
export const requireDiskSpace =
  (diskSpace: Pick<DiskSpace, 'isBelowReserve'>): RequestHandler =>
  (req, _res, next) => {
    const isSaving = req.method === 'POST' && STORES.test(req.path) && !ALWAYS_POSSIBLE.test(req.path);
    if (isSaving && diskSpace.isBelowReserve) throw new ApiError('storage_full', { retryAfterSec: STORAGE_RETRY_SEC });
    next();
  };
