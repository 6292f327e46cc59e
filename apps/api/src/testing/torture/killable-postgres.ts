import { openPostgres, startServer, type PostgresServer } from '@marquee/postgres';
import { temporaryFolder } from '../temporary-folder';
import type { OutageDatabase } from './database-outage';

interface KillablePostgres extends OutageDatabase {
  remove: () => Promise<void>;
}

/** The database that Marquee embeds, on its own folder and with production settings. */
export async function killablePostgres(): Promise<KillablePostgres> {
  const folder = temporaryFolder();
  const dataDir = folder.path;
  let server: PostgresServer = await startServer({ dataDir });
  let isKilled = false;
  return {
    url: server.url,
    // Alternates between killing it and stopping it normally.
    stop: async () => {
      isKilled = !isKilled;
      if (!isKilled) return server.stop();
      process.kill(server.pid, 'SIGKILL');
      await server.exited;
    },
    restart: async () => {
      server = await startServer({ dataDir });
    },
    remove: async () => {
      await server.stop();
      // It must still start and stop normally.
      await (await openPostgres({ dataDir, mustExist: true })).close();
      folder.remove();
    },
  };
}
