import { freePort } from '@marquee/tooling/free-port';
import { runProcess, type RunningProcess } from '../api-process';
import { temporaryFolder } from '../temporary-folder';

/** The API as a separate process, or the whole of Marquee, which may be killed. */
interface RunningApi {
  origin: string;
  /** Kills the process with SIGKILL, so that no handler runs. */
  kill: () => Promise<void>;
  /** Stops the process like an operator. */
  stop: () => Promise<void>;
}

export interface ApiUnderTest {
  start: () => Promise<RunningApi>;
  remove: () => void;
}

/** The API alone, on a data folder, a port and a database that persist when its process is killed. */
export async function apiUnderTest(databaseUrl: string): Promise<ApiUnderTest> {
  const folder = temporaryFolder();
  const port = await freePort();
  return {
    start: async () => {
      const running = runProcess('main.ts', {
        PORT: String(port),
        DATA_DIR: folder.path,
        LOG_LEVEL: 'info',
        DATABASE_URL: databaseUrl,
      });
      await running.printed(/"msg":"ready"/);
      return {
        origin: `http://127.0.0.1:${port}`,
        kill: () => end(running, 'SIGKILL'),
        stop: () => end(running, 'SIGTERM'),
      };
    },
    remove: folder.remove,
  };
}

async function end({ child, finished }: RunningProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await finished;
}
