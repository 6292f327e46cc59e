export { createMetrics } from './metrics.routes';
export { createMetricsRegistry, type MetricsRegistry } from './metrics-registry';
