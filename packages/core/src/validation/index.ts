export * from './account-fields';
export { newPasswordError } from './common-passwords';
export * from './email';
export * from './four-k-token';
export * from './login-lockout';
