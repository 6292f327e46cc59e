export { reportBodySchema } from './report-body';
export { reportRoutes } from './reports.routes';
export { ReportService } from './reports.service';
