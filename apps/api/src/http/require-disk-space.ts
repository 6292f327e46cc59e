import type { DiskSpace } from '@marquee/server';
import type { RequestHandler } from 'express';
import { ApiError, STORAGE_RETRY_SEC } from './api-error';

/** Calls below /api that keep something of people in the database. */
const STORES = /^\/(?:auth|users|sync)\//i;
/** A session is a few bytes, and the reserve is there for them. */
const ALWAYS_POSSIBLE = /^\/auth\/log(?:in|out)\/?$/i;

/**
 * Refuses what people want to save while the disk is nearly full. Reading and deleting go on, as do logging in and out:
 * whoever is there can still look, take an export and make room.
 */
export const requireDiskSpace =
  (diskSpace: Pick<DiskSpace, 'isBelowReserve'>): RequestHandler =>
  (req, _res, next) => {
    const isSaving = req.method === 'POST' && STORES.test(req.path) && !ALWAYS_POSSIBLE.test(req.path);
    if (isSaving && diskSpace.isBelowReserve) throw new ApiError('storage_full', { retryAfterSec: STORAGE_RETRY_SEC });
    next();
  };
