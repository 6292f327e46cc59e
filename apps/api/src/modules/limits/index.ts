export { addressKey } from './address-key';
export { createLimits, type Limits } from './create-limits';
export { KeyedQueue } from './keyed-queue';
export { perMinute } from './memory-limit';
export { RateLimitsRepository } from './rate-limits.repository';
export type { ReadBudget } from './read-budget';
