export * from './request-id';
