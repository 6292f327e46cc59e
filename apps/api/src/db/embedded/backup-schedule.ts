import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../http/logger';
import { repeat } from '../../lib/repeat';
import { listBackups } from './backup';

const DAY_MS = 24 * 60 * 60_000;
const CHECK_MS = 60 * 60_000;
const FIRST_CHECK_MS = 60_000;

/** Writes a backup whenever the newest is a day old. Returns the function that stops it. */
export function scheduleBackups(options: {
  folder: string;
  write: () => Promise<string>;
  logger: Logger;
  now: () => number;
}): () => void {
  return repeat({
    firstMs: FIRST_CHECK_MS,
    everyMs: CHECK_MS,
    run: async () => {
      const [newest] = await listBackups(options.folder);
      const age = newest ? options.now() - (await stat(join(options.folder, newest))).mtimeMs : Infinity;
      if (age < DAY_MS) return;
      options.logger.info({ file: await options.write() }, 'backup written');
    },
    onError: (error) => options.logger.error({ err: error }, 'the backup failed'),
  });
}
