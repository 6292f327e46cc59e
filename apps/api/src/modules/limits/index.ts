export { addressKey } from './address-key';
export { createLimits, type Limits } from './create-limits';
export { RateLimit, type LimitRule } from './rate-limit';
export { RateLimitsRepository, type LimitStore } from './rate-limits.repository';
