export { ImportPage as Component } from '../features/import';
