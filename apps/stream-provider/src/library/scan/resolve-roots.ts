import { hash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { FolderRefusal } from '../folders/patient-reader';

export interface Roots {
  reachable: string[];
  /** Reachable before, and now without an answer from their disk. */
  slow: string[];
}

/**
 * Finds the folders without duplicates, with symbolic links resolved. Leaves out those that are gone or may not be used.
 *
 * @param resolve rejects a folder that may not be used
 */
export function createRootResolver(resolve: (folder: string) => Promise<string> = realpath) {
  let known = new Map<string, string>();
  return async (folders: readonly string[]): Promise<Roots> => {
    const found = new Map<string, string>();
    const slow = new Set<string>();
    await Promise.all(
      folders.map(async (folder) => {
        try {
          found.set(folder, await resolve(folder));
        } catch (error) {
          const root = known.get(folder);
          if (root === undefined || !(error instanceof FolderRefusal && error.problem === 'slow')) return;
          found.set(folder, root);
          slow.add(root);
        }
      }),
    );
    known = found;
    // In the order in which they were chosen.
    const roots = [...new Set(folders.flatMap((folder) => found.get(folder) ?? []))];
    return { reachable: roots.filter((root) => !slow.has(root)), slow: [...slow] };
  };
}

/** Identifies a folder to the site, which need not know its path. Unlike its place in the list, it never changes. */
export const folderIdOf = (root: string): string => hash('sha256', root, 'base64url').slice(0, 22);
