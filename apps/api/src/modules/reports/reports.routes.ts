import express, { Router } from 'express';
import { parseInput } from '../../http/parse';
import { limitPerMinute } from '../../rate-limits';
import { reportBodySchema } from './report-body';
import type { ReportsService } from './reports.service';

const REPORTS_PER_MINUTE = 5;

export function reportsRoutes(service: ReportsService): Router {
  const router = Router();
  router.post('/reports', limitPerMinute(REPORTS_PER_MINUTE), express.json({ limit: '64kb' }), async (req, res) => {
    await service.deliver(parseInput(reportBodySchema, req.body));
    res.status(202).json({ ok: true });
  });
  return router;
}
