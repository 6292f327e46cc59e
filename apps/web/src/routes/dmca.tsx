export { DmcaPage as Component } from '../features/info';
