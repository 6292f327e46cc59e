export { DmcaPage as Component } from '../features/static-pages';
