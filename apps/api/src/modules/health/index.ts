export { createHealth } from './health.routes';
