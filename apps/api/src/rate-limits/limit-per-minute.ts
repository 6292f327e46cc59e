import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '@marquee/server';
import { rateLimited } from './rate-limit';

function limitPerAddress(points: number, durationSec: number): RequestHandler {
  const limiter = new RateLimiterMemory({ points, duration: durationSec });
  return async (req, _res, next) => {
    await limiter.consume(addressKey(req.ip)).catch((refusal: unknown) => {
      throw refusal instanceof RateLimiterRes ? rateLimited(refusal.msBeforeNext) : refusal;
    });
    next();
  };
}

/** Limits calls per address and minute, counted in this process; for calls whose address must not be stored. */
export const limitPerMinute = (points: number): RequestHandler => limitPerAddress(points, 60);
export const limitPerHour = (points: number): RequestHandler => limitPerAddress(points, 3_600);
