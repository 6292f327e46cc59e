export * from './merge-entries';
export * from './wire';
export * from './rules';
