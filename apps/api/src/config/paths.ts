import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRecord, parseJson } from '@marquee/core';
import { fileURLToPath } from 'node:url';

/** The folder with the API's package.json, whether this code runs from `src` or from `dist`. */
export const apiRoot = findUp(dirname(fileURLToPath(import.meta.url)), 'package.json');
export const repositoryRoot = join(apiRoot, '../..');

export const webRoot = join(repositoryRoot, 'apps/web/dist');
export const migrationsFolder = join(repositoryRoot, 'prisma/migrations');

/** Of the product, from its package.json. */
export function productVersion(): string {
  const about = parseJson(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
  return isRecord(about) && typeof about.version === 'string' ? about.version : 'unknown';
}

export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

function findUp(folder: string, file: string): string {
  if (existsSync(join(folder, file))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No ${file} above the running code.`);
  return findUp(parent, file);
}
