export { DownloadLinks } from './download-links';
export { downloadRoutes } from './downloads.routes';
