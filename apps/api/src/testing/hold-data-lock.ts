import { acquireDataLock } from '../db/embedded/data-lock';

/** A process that takes the lock of the folder in its first argument and keeps it until it is killed. */
try {
  acquireDataLock(process.argv[2] ?? '');
  console.log('holding');
  setInterval(() => undefined, 1_000);
} catch (error) {
  console.log(`refused: ${(error as Error).message}`);
}
