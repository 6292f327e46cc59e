import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { User } from './run-as';

const FOR_OTHERS = 0o077;

/** Creates a folder that only the user who runs PostgreSQL may enter. */
export function makePrivate(folder: string, user: User | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeToOthers(folder);
  if (user) chownSync(folder, user.uid, user.gid);
}

/** Restricts a folder with loose permissions and everything in it, because another process may already have it open. */
export function closeToOthers(folder: string): void {
  if ((statSync(folder).mode & FOR_OTHERS) === 0) return;
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}
