import { readFile } from 'node:fs/promises';
import { chosenFoldersBodySchema } from '@marquee/core/contracts';
import { replaceFile } from '@marquee/server';

/** The folders that the site named last, so that a restart need not wait for the site. */
export interface ChosenFolders {
  read(): Promise<string[]>;
  write(folders: readonly string[]): Promise<void>;
}

export const createChosenFolders = (path: string): ChosenFolders => ({
  async read() {
    try {
      return chosenFoldersBodySchema.parse(JSON.parse(await readFile(path, 'utf8'))).folders;
    } catch {
      return [];
    }
  },
  async write(folders) {
    await replaceFile(path, [JSON.stringify({ folders })], { mode: 0o600 });
  },
});
