export * from './database';
export * from './migrations';
export * from './open-database';
export * from './renew-sync-epoch';
export * from './with-locked-user';
