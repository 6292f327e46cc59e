import { startServer } from '../start-server';

/** A Marquee that starts the database of the folder in its first argument and stays, until it is killed. */
startServer({ dataDir: process.argv[2] ?? '' }).then(
  ({ pid }) => {
    console.log(`ready ${pid}`);
    setInterval(() => undefined, 1_000);
  },
  (error: unknown) => {
    console.log(`refused: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  },
);
