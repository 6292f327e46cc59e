export { quietMoment } from './quiet-moment';
export { startPwa } from './start-pwa';
