export * from './hooks';
export * from './services';
export type * from './state';
