export { DisclaimerPage as Component } from '../features/info';
