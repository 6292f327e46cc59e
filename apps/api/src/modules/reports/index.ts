import { Router, type Request, type RequestHandler } from 'express';
import type { Settings } from '../../config';
import type { Viewer } from '../auth';
import { OperatorReportsService, type OperatorReportsServiceDeps } from './operator-reports.service';
import { operatorReportsRoutes, ownReportsRoutes, reportsRoutes } from './reports.routes';
import { ReportsRepository } from './reports.repository';
import { ReportsService, type ReportsServiceDeps } from './reports.service';

export { reportBodySchema } from './report-body';
export { ReportsRepository } from './reports.repository';

type ReportsDeps = Omit<ReportsServiceDeps, 'webhookUrl' | 'publicUrl'> & {
  settings: Pick<Settings, 'reportWebhookUrl' | 'publicUrl'>;
  viewerOf: (req: Request) => Promise<Viewer | undefined>;
};

/** `POST /reports`. */
export const createReports = ({ settings, viewerOf, ...deps }: ReportsDeps): Router =>
  reportsRoutes({
    viewerOf,
    reports: new ReportsService({ ...deps, webhookUrl: settings.reportWebhookUrl, publicUrl: settings.publicUrl }),
  });

/** `/users/me/reports` and `/operator/reports`. */
export const createReportAnswers = (deps: OperatorReportsServiceDeps & { requireUser: RequestHandler }): Router =>
  Router().use(
    ownReportsRoutes(new ReportsRepository(deps.database.prisma), deps.requireUser),
    operatorReportsRoutes(new OperatorReportsService(deps)),
  );
