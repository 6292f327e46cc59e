export { healthRoutes } from './health.routes';
export { createMetrics, type Metrics } from './metrics';
