export * from './read-migrations';
export * from './run-migrations';
export * from './sql-session';
