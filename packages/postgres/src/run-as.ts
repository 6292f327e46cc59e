import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { PostgresError } from './postgres-error';

export interface User {
  uid: number;
  gid: number;
}

/** How to start PostgreSQL, which refuses to run as root. */
export interface RunAs {
  /** Command that wraps the program and its arguments. */
  prefix: string[];
  /** Another user, who must own PostgreSQL's folders. */
  user?: User;
}

interface Account extends User {
  name: string;
}

const ROOT = 0;
/** Users that root may switch to if user namespaces are unavailable, in order of preference. */
const FALLBACK_USERS = ['marquee', 'postgres', 'node', 'nobody'];

/**
 * An ordinary user runs PostgreSQL directly. Root runs it as the owner of the data folder, or in a user namespace in
 * which root has another name: its files still belong to root, so a folder that only root may enter works.
 *
 * @param cluster existing or future data directory of PostgreSQL
 * @throws PostgresError if the process is root, or a user without a name, and cannot switch to another user
 */
export function chooseUser(cluster: string): RunAs {
  const uid = process.getuid?.();
  if (uid === undefined || (uid !== ROOT && hasName())) return { prefix: [] };
  const owner = ownerOf(cluster);
  if (uid === ROOT && owner.uid !== ROOT) return { prefix: [], user: owner };
  const accounts = readAccounts();
  const stranger = accounts.find((account) => account.uid !== ROOT && account.uid < 65_534);
  const prefix = stranger && ['unshare', '--user', `--map-user=${stranger.uid}`, `--map-group=${stranger.gid}`, '--'];
  if (prefix && succeeds([...prefix, 'true'])) return { prefix };
  const fallback = FALLBACK_USERS.map((name) => accounts.find((account) => account.name === name)).find(Boolean);
  if (uid === ROOT && fallback) return { prefix: [], user: { uid: fallback.uid, gid: fallback.gid } };
  throw new PostgresError(
    'no_user',
    `PostgreSQL cannot run as ${uid === ROOT ? 'root' : `the user ${uid}, who has no name in /etc/passwd`}; start Marquee as an ordinary user, or set DATABASE_URL.`,
  );
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** Owner of the folder, or of its nearest existing ancestor. */
function ownerOf(folder: string): User {
  const info = statSync(folder, { throwIfNoEntry: false });
  return info ? { uid: info.uid, gid: info.gid } : ownerOf(dirname(folder));
}

function readAccounts(): Account[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .filter((fields) => fields.length > 3)
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  } catch {
    return [];
  }
}

const succeeds = ([command = '', ...args]: string[]): boolean => spawnSync(command, args).status === 0;
