export { DisclaimerPage as Component } from '../features/static-pages';
