export * from './edit';
export * from './merge';
export * from './storage';
export * from './types';
