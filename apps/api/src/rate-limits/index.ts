export { addressKey } from '@marquee/server';
export { createRateLimits, type RateLimits } from './create-rate-limits';
export { limitPerHour, limitPerMinute } from './limit-per-minute';
export { RateLimitsRepository } from './rate-limits.repository';
export { countFailures, rateLimited } from './rate-limit';
export type { ReadBudget } from './read-budget';
