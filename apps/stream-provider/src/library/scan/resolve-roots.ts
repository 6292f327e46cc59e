import { realpath } from 'node:fs/promises';

/** The reachable folders without duplicates, with symbolic links resolved. */
export async function resolveRoots(folders: readonly string[]): Promise<string[]> {
  const found = await Promise.all(folders.map((folder) => realpath(folder).catch(() => undefined)));
  return [...new Set(found.filter((root) => root !== undefined))];
}
