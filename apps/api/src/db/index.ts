export * from './database';
export * from './embedded';
export * from './load-into-server';
export * from './migrations';
export * from './open-server';
