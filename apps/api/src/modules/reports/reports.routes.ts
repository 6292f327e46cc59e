import { changeReportBodySchema, problemReportBodySchema, reportsQuerySchema } from '@marquee/core/contracts';
import express, { Router, type Request, type RequestHandler } from 'express';
import { jsonBody } from '../../http/json-body';
import { parseInput } from '../../http/parse';
import { languageOf } from '../../http/visitor-language';
import { addressKey, limitPerHour, limitPerMinute } from '../../rate-limits';
import { currentSession, refuseOtherProfile, requireUnrestricted, type Viewer } from '../auth';
import type { OperatorReportsService } from './operator-reports.service';
import { crashReportBodySchema, isAboutTitle } from './report-body';
import type { ReportsRepository } from './reports.repository';
import type { Reporter, ReportsService } from './reports.service';

const REPORTS_PER_MINUTE = 5;
const REPORTS_PER_HOUR = 20;

interface ReportsRoutesDeps {
  reports: ReportsService;
  viewerOf: (req: Request) => Promise<Viewer | undefined>;
}

export function reportsRoutes({ reports, viewerOf }: ReportsRoutesDeps): Router {
  const router = Router();
  const reporterOf = (req: Request, viewer: Viewer | undefined): Reporter => ({
    userId: viewer?.userId ?? null,
    rules: viewer?.rules ?? [],
    language: languageOf(req.headers),
    address: addressKey(req.ip),
  });

  router.use('/reports', limitPerMinute(REPORTS_PER_MINUTE), limitPerHour(REPORTS_PER_HOUR));
  router.post('/reports', express.json({ limit: '64kb' }), async (req, res) => {
    if (isAboutTitle(req.body)) {
      const body = parseInput(problemReportBodySchema, req.body);
      const viewer = await viewerOf(req);
      if (viewer) refuseOtherProfile(req, viewer);
      await reports.takeProblem(body, reporterOf(req, viewer));
    } else {
      const body = parseInput(crashReportBodySchema, req.body);
      await reports.takeCrash(body, async () => reporterOf(req, await viewerOf(req)));
    }
    res.status(202).json({ ok: true });
  });
  return router;
}

export function ownReportsRoutes(reports: Pick<ReportsRepository, 'listOf'>, requireUser: RequestHandler): Router {
  const router = Router();
  router.get('/users/me/reports', requireUser, requireUnrestricted, async (_req, res) => {
    res.json({ reports: await reports.listOf(currentSession(res).userId) });
  });
  return router;
}

export function operatorReportsRoutes(reports: OperatorReportsService): Router {
  const router = Router();
  router.get('/operator/reports', async (req, res) => {
    res.json(await reports.list(parseInput(reportsQuerySchema, req.query)));
  });

  router.get('/operator/reports/:id', async (req, res) => {
    res.json(await reports.find(req.params.id));
  });

  router.patch('/operator/reports/:id', jsonBody('16kb'), async (req, res) => {
    await reports.change(currentSession(res), String(req.params.id), parseInput(changeReportBodySchema, req.body));
    res.json({ ok: true });
  });
  return router;
}
