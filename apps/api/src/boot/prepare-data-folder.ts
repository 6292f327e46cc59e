import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BootError } from '../config';

/** Makes sure that the folder exists and can be written to. Permission bits alone do not tell: a mount may be read-only. */
export function prepareDataFolder(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    mkdirSync(join(dataDir, 'content'), { recursive: true });
    accessSync(dataDir, constants.W_OK);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason = code === 'ENOSPC' ? 'the disk is full' : `${code ?? 'unknown error'}`;
    throw new BootError(
      'data_folder_not_writable',
      `The data folder ${dataDir} cannot be written to (${reason}); change its permissions, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}
