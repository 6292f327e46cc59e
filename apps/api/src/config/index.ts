export * from './boot-error';
export * from './paths';
export * from './settings';
