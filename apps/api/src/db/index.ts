export * from './database';
export * from './migrations';
export * from './open-database';
