export * from './entries';
export * from './wire';
export * from './rules';
