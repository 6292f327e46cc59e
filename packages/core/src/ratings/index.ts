export * from './ratings';
export * from './subject';
