export * from './edit';
export * from './merge';
export * from './legacy';
export * from './next-up';
export * from './storage';
export * from './types';
export * from './view';
export * from './watched';
