import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { PostgresError } from './postgres-error';

export interface User {
  uid: number;
  gid: number;
}

/** How PostgreSQL, which refuses to run as root, is started. */
export interface RunAs {
  /** Command that the program and its arguments follow. */
  prefix: string[];
  /** Another user, to whom PostgreSQL's folders must belong. */
  user?: User;
}

interface Account extends User {
  name: string;
}

const ROOT = 0;
/** Users whom root may become where no user namespace can be made, in order of preference. */
const FALLBACK_USERS = ['marquee', 'postgres', 'node', 'nobody'];

/**
 * An ordinary user runs PostgreSQL as it is. Root runs it as the owner of the data folder, or in a user namespace in
 * which root has another name: its files still belong to root, so a folder that only root may enter is fine.
 *
 * @param cluster existing or future data directory of PostgreSQL
 * @throws PostgresError where the process is root, or a user without a name, and cannot be anybody else
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

/** Of the folder, or of the nearest one above it that exists. */
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
