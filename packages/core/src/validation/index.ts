export * from './email';
export * from './four-k-token';
