/** A database connection: the interface that the migration runner and backups need from a driver. */
export interface SqlSession {
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>;
  /** Runs a script with several statements. */
  exec(script: string): Promise<void>;
}
