import { join } from 'node:path';

/** Paths below DATA_DIR. */
export const dataPaths = (dataDir: string) => ({
  /** The cluster: PostgreSQL's data directory. */
  cluster: join(dataDir, 'postgres'),
  /** Files that exist only while a server runs, or can be recreated: lock, socket, links to libraries. */
  run: join(dataDir, 'postgres-run'),
  backups: join(dataDir, 'backups'),
  /** The database of versions before PostgreSQL was embedded. */
  pglite: join(dataDir, 'database'),
});
