export { addressKey } from './address-key';
export { createLimits, type Limits } from './create-limits';
export { perMinute } from './memory-limit';
export { RateLimitsRepository } from './rate-limits.repository';
