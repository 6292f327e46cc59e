import { startServer } from '../start-server';

/** Starts the database of the folder in the first argument, and runs until it is killed. */
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
