export { DownloadsService } from './downloads.service';
export { downloadRoutes } from './downloads.routes';
