export * from './account-fields';
export { newPasswordError } from './common-passwords';
export * from './email';
export { noFailedAttempts, parseFailedAttempts, type FailedAttempts } from './failed-attempts';
export * from './four-k-token';
export * from './login-lockout';
export * from './sign-in-codes';
export * from './username-from-claims';
export * from './tv-code';
