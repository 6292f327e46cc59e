import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '@marquee/server';
import { rateLimited } from './rate-limit';

/** Limits calls per address and minute, counted in this process; for calls that do not use the database. */
export function limitPerMinute(points: number): RequestHandler {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return async (req, _res, next) => {
    await limiter.consume(addressKey(req.ip)).catch((refusal: unknown) => {
      throw refusal instanceof RateLimiterRes ? rateLimited(refusal.msBeforeNext) : refusal;
    });
    next();
  };
}
