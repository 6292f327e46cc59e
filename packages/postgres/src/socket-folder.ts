import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Size of the path in `sockaddr_un` without the terminating zero: 108 bytes on Linux, 104 on macOS and the BSDs. */
const MAX_PATH_BYTES = process.platform === 'linux' ? 107 : 103;
const SOCKET = '.s.PGSQL.5432';

/**
 * A private folder for the server's socket: `run` itself, or a temporary folder if the path of `run` is too long for a
 * socket. The latter's path is stored in `run`.
 */
export function socketFolder(run: string): string {
  if (fits(run)) return run;
  const note = join(run, 'socket-folder');
  const remembered = read(note);
  if (remembered !== undefined && isPrivate(remembered)) return remembered;
  const place = fits(join(tmpdir(), 'marquee-XXXXXX')) ? tmpdir() : '/tmp';
  const folder = mkdtempSync(join(place, 'marquee-'));
  writeFileSync(note, folder, { mode: 0o600 });
  return folder;
}

const fits = (folder: string): boolean => Buffer.byteLength(join(folder, SOCKET)) <= MAX_PATH_BYTES;

/** Another user may have created a folder with that name since. */
function isPrivate(folder: string): boolean {
  const info = statSync(folder, { throwIfNoEntry: false });
  return info !== undefined && info.isDirectory() && (info.mode & 0o077) === 0;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
