export { ExportPage as Component } from '../features/export';
