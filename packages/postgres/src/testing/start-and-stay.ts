import { replaceCluster } from '../replace-cluster';
import { startServer } from '../start-server';

const [dataDir = '', command] = process.argv.slice(2);

const stay = (pid: number) =>
  new Promise<void>(() => {
    console.log(`ready ${pid}`);
    setInterval(() => undefined, 1_000);
  });

/** Starts the database of the folder in the first argument, or replaces it, and runs until it is killed. */
const run = (): Promise<unknown> =>
  command === 'replace'
    ? replaceCluster({ dataDir, now: new Date() }, () => stay(0))
    : startServer({ dataDir }).then(({ pid }) => stay(pid));

run().catch((error: unknown) => {
  console.log(`refused: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
