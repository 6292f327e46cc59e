import express, { Router } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../../http/api-error';
import { parseInput } from '../../http/parse';
import { reportBodySchema } from './report-body';
import type { ReportService } from './reports.service';

const REPORTS_PER_MINUTE = 5;

/** `POST /api/reports`. */
export function reportRoutes(service: ReportService): Router {
  const limiter = new RateLimiterMemory({ points: REPORTS_PER_MINUTE, duration: 60 });
  const router = Router();
  router.post('/reports', express.json({ limit: '64kb' }), async (req, res) => {
    const report = parseInput(reportBodySchema, req.body);
    await limiter.consume(req.ip ?? 'unknown').catch((refusal: unknown) => {
      const waitMs = refusal instanceof RateLimiterRes ? refusal.msBeforeNext : 60_000;
      throw new ApiError('rate_limited', { retryAfterSec: Math.ceil(waitMs / 1_000) });
    });
    await service.deliver(report);
    res.status(202).json({ ok: true });
  });
  return router;
}
