export * from './clamp';
export * from './clamp-entries';
export * from './entries';
export * from './entry';
export * from './expire';
export * from './wire';
export * from './rules';
