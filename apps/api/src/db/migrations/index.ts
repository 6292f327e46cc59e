export { LAST_EARLIER_MIGRATION } from './earlier-migrations';
export * from './read-migrations';
export * from './run-migrations';
export * from './sql-session';
