export * from './external';
export * from './links';
export * from './site-path';
