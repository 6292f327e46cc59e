import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Marquee's files in its data folder; excludes files that the operator may have added, e.g. media. */
const OWN = /^(?:postgres|backups|cache|content|library|admin\.sock|setup-code)$|^postgres\.|\.key$/;

/** Backups are copied elsewhere with their modes; the operator's content is edited by other users. */
const ALWAYS_WALKED = new Set(['backups', 'content']);

const OTHERS = 0o007;
const GROUP_AND_OTHERS = 0o077;

/**
 * Removes permissions that an older version or another umask left in the data folder: only the server's user can read
 * it. `content` is closed only to others, because the operator may edit it through a group.
 */
export function restrictPermissions(dataDir: string): void {
  for (const name of entriesOf(dataDir))
    if (OWN.test(name))
      close(join(dataDir, name), name === 'content' ? OTHERS : GROUP_AND_OTHERS, ALWAYS_WALKED.has(name));
}

function close(path: string, bits: number, isWalked: boolean): void {
  const found = quietly(() => lstatSync(path));
  // A link's target was chosen by the operator.
  if (!found || found.isSymbolicLink()) return;
  const isOpen = (found.mode & bits) !== 0;
  // A folder that no other user can enter protects its contents, so an image cache is not walked at every start.
  if (found.isDirectory() && (isOpen || isWalked))
    for (const name of entriesOf(path)) close(join(path, name), bits, isWalked);
  // Last, so that the next start repeats an interrupted one.
  if (isOpen) quietly(() => chmodSync(path, found.mode & 0o7777 & ~bits));
}

const entriesOf = (folder: string): string[] => quietly(() => readdirSync(folder)) ?? [];

/** Ignores files that belong to another user, are on a read-only disk, or have been deleted since. */
function quietly<Value>(attempt: () => Value): Value | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}
