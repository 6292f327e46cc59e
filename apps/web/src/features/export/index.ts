export { ExportPage } from './export-page';
