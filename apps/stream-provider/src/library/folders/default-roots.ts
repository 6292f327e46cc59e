import { existsSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { isAbsolute } from 'node:path';

const usual = ['/media', '/mnt', '/srv', '/run/media', '/Volumes'];
const drives = (): string[] => 'CDEFGHIJKLMNOPQRSTUVWXYZ'.split('').map((letter) => `${letter}:\\`);

/** Where people keep films: the home folder, and what disks are usually mounted below. */
export function defaultRoots(): string[] {
  const home = homedir();
  // System users may have the whole disk as their home.
  const own = isAbsolute(home) && home !== '/' ? [home] : [];
  return [...own, ...(platform() === 'win32' ? drives() : usual)].filter((folder) => existsSync(folder));
}
