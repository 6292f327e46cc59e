export * from './edit';
export * from './merge';
export * from './migrate';
export * from './next-up';
export * from './storage';
export * from './types';
export * from './view';
export * from './watched';
