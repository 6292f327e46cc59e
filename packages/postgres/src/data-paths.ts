import { join } from 'node:path';

/** Paths below DATA_DIR. */
export const dataPaths = (dataDir: string) => ({
  /** The cluster: PostgreSQL's data directory. */
  cluster: join(dataDir, 'postgres'),
  /** A cluster that a command is filling to replace it, and the same when it is whole. */
  draft: join(dataDir, 'postgres.restoring'),
  restored: join(dataDir, 'postgres.restored'),
  /** Files that exist only while a server runs, or can be recreated: lock, socket, links to libraries. */
  run: join(dataDir, 'postgres-run'),
  backups: join(dataDir, 'backups'),
});
