export * from './memory-bounds';
export * from './paths';
export * from './settings';
