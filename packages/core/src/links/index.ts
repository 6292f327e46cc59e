export * from './external';
export * from './links';
