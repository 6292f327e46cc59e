export * from './ages';
export * from './rule';
