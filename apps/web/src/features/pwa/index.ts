export { waitForUserIdle } from './user-idle';
export { startPwa } from './start-pwa';
