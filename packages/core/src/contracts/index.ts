export * from './accounts';
export * from './config';
export * from './content';
export * from './downloads';
export * from './errors';
export * from './operator';
export * from './stream-provider';
export * from './sync';
