export * from './hooks';
export * from './services';
export type * from './state';
export * from './after-rehydration';
