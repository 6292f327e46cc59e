import { realpath } from 'node:fs/promises';

/** The folders that can be reached, each once, without links in their paths. */
export async function resolveRoots(folders: readonly string[]): Promise<string[]> {
  const found = await Promise.all(folders.map((folder) => realpath(folder).catch(() => undefined)));
  return [...new Set(found.filter((root) => root !== undefined))];
}
