import { openPostgres, startServer, type PostgresServer } from '@marquee/postgres';
import { temporaryFolder } from '../temporary-folder';
import type { OutageDatabase } from './database-outage';

interface KillablePostgres extends OutageDatabase {
  remove: () => Promise<void>;
}

/** The database that Marquee brings along, on a folder of its own and with nothing made faster than in production. */
export async function killablePostgres(): Promise<KillablePostgres> {
  const folder = temporaryFolder();
  const dataDir = folder.path;
  let server: PostgresServer = await startServer({ dataDir });
  let isKilled = false;
  return {
    url: server.url,
    // Killed, then stopped as by its operator, in turn.
    goAway: async () => {
      isKilled = !isKilled;
      if (!isKilled) return server.stop();
      process.kill(server.pid, 'SIGKILL');
      await server.exited;
    },
    comeBack: async () => {
      server = await startServer({ dataDir });
    },
    remove: async () => {
      await server.stop();
      // It starts and stops as any other.
      await (await openPostgres({ dataDir, mustExist: true })).close();
      folder.remove();
    },
  };
}
