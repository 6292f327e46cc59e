export * from './plays';
export * from './rules';
export * from './types';
