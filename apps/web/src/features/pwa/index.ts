export { startPwa } from './start-pwa';
