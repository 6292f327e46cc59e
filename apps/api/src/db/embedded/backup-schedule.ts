import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../http/logger';
import { listBackups } from './backup';

const DAY_MS = 24 * 60 * 60 * 1000;
const CHECK_MS = 60 * 60 * 1000;
/** Not while the first visitors wait for the server's first answers. */
const FIRST_CHECK_MS = 60_000;

/** Writes a backup whenever the newest is a day old. Returns the function that stops it. */
export function scheduleBackups(options: {
  folder: string;
  write: () => Promise<string>;
  logger: Logger;
  now: () => number;
}): () => void {
  const check = async () => {
    const [newest] = await listBackups(options.folder);
    const age = newest ? options.now() - (await stat(join(options.folder, newest))).mtimeMs : Infinity;
    if (age < DAY_MS) return;
    options.logger.info({ file: await options.write() }, 'backup written');
  };
  const run = () => {
    check().catch((error: unknown) => options.logger.error({ err: error }, 'the backup failed'));
  };
  const first = setTimeout(run, FIRST_CHECK_MS).unref();
  const repeated = setInterval(run, CHECK_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(repeated);
  };
}
