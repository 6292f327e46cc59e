import { join } from 'node:path';

/** Where things lie under DATA_DIR. */
export const dataPaths = (dataDir: string) => ({
  /** The cluster: PostgreSQL's data directory. */
  cluster: join(dataDir, 'postgres'),
  /** What lives only as long as a server runs, or can be made again: lock, socket, links to libraries. */
  run: join(dataDir, 'postgres-run'),
  backups: join(dataDir, 'backups'),
  /** The database of Marquee before it brought PostgreSQL along. */
  pglite: join(dataDir, 'database'),
});
