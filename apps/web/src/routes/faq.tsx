export { FaqPage as Component } from '../features/info';
