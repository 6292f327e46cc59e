import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What Marquee keeps in its data folder, and nothing that an operator may have put beside it, e.g. the media. */
const OWN = /^(?:postgres|database|backups|cache|content|library|admin\.sock)$|^(?:postgres|database)\.|\.key$/;

/** Backups are copied elsewhere with their bits; the operator's content is edited by other hands than ours. */
const ALWAYS_WALKED = new Set(['backups', 'content']);

const OTHERS = 0o007;
const GROUP_AND_OTHERS = 0o077;

/**
 * Closes what an older version or another umask left open in the data folder: nobody but the server's user can read it.
 * `content` is closed to others alone, as an operator may edit it through a group.
 */
export function restrictPermissions(dataDir: string): void {
  for (const name of entriesOf(dataDir))
    if (OWN.test(name))
      close(join(dataDir, name), name === 'content' ? OTHERS : GROUP_AND_OTHERS, ALWAYS_WALKED.has(name));
}

function close(path: string, bits: number, isWalked: boolean): void {
  const found = quietly(() => lstatSync(path));
  // A link leads to a place that the operator has chosen.
  if (!found || found.isSymbolicLink()) return;
  const isOpen = (found.mode & bits) !== 0;
  // A folder that nobody else can enter protects what is in it: an image cache is not walked at every start.
  if (found.isDirectory() && (isOpen || isWalked))
    for (const name of entriesOf(path)) close(join(path, name), bits, isWalked);
  // Last, so that a start that was cut off is made up for by the next one.
  if (isOpen) quietly(() => chmodSync(path, found.mode & 0o7777 & ~bits));
}

const entriesOf = (folder: string): string[] => quietly(() => readdirSync(folder)) ?? [];

/** What belongs to another user, lies on a read-only disk, or has gone meanwhile is left as it is. */
function quietly<Value>(attempt: () => Value): Value | undefined {
  try {
    return attempt();
  } catch {
    return undefined;
  }
}
