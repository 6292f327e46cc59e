export * from './plays';
export * from './types';
