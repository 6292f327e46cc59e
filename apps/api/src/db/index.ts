export * from './database';
export * from './migrations';
export * from './open-database';
export * from './with-locked-user';
