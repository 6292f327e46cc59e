export * from './ads';
export * from './banners';
export * from './modals';
export type * from './types';
