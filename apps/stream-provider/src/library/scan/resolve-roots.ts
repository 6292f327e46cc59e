import { hash } from 'node:crypto';
import { realpath } from 'node:fs/promises';

/** The reachable folders without duplicates, with symbolic links resolved. */
export async function resolveRoots(folders: readonly string[]): Promise<string[]> {
  const found = await Promise.all(folders.map((folder) => realpath(folder).catch(() => undefined)));
  return [...new Set(found.filter((root) => root !== undefined))];
}

/** Identifies a folder to the site, which need not know its path. Unlike its place in MEDIA_DIR, it never changes. */
export const folderIdOf = (root: string): string => hash('sha256', root, 'base64url').slice(0, 22);
