import { hash } from 'node:crypto';
import { realpath } from 'node:fs/promises';

/** The reachable folders without duplicates, with symbolic links resolved; `resolve` rejects those that may not be used. */
export async function resolveRoots(
  folders: readonly string[],
  resolve: (folder: string) => Promise<string> = realpath,
): Promise<string[]> {
  const found = await Promise.all(folders.map((folder) => resolve(folder).catch(() => undefined)));
  return [...new Set(found.filter((root) => root !== undefined))];
}

/** Identifies a folder to the site, which need not know its path. Unlike its place in the list, it never changes. */
export const folderIdOf = (root: string): string => hash('sha256', root, 'base64url').slice(0, 22);
