export type { Memory } from './configuration';
export { initCluster } from './init-cluster';
export { findPostgres, openPostgres, type OpenPostgres } from './open-postgres';
export { PostgresError, type PostgresErrorCode } from './postgres-error';
export { replaceCluster } from './replace-cluster';
export { runPostgres, type RunningPostgres } from './run-postgres';
export { startServer, type PostgresServer, type StartOptions } from './start-server';
