export * from './clamp-entries';
export * from './entries';
export * from './entry';
export * from './wire';
export * from './rules';
