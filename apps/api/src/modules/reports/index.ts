import type { Router } from 'express';
import type { Settings } from '../../config';
import { reportsRoutes } from './reports.routes';
import { ReportsService, type ReportsServiceDeps } from './reports.service';

export { reportBodySchema } from './report-body';

type ReportsDeps = Omit<ReportsServiceDeps, 'webhookUrl'> & { settings: Pick<Settings, 'reportWebhookUrl'> };

/** `POST /reports`. */
export const createReports = ({ settings, ...deps }: ReportsDeps): Router =>
  reportsRoutes(new ReportsService({ ...deps, webhookUrl: settings.reportWebhookUrl }));
