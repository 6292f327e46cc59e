export * from './account-fields';
export * from './email';
export * from './four-k-token';
export * from './lock-out';
