export { FaqPage as Component } from '../features/static-pages';
