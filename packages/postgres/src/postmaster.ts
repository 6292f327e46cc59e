import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemError } from './system-error';

/** Contents of `postmaster.pid`, with which a running server locks its data directory. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of its Unix socket; empty if it listens only on TCP. */
  socketFolder: string;
  isReady: boolean;
}

/** Undefined if the file is missing or incomplete. The server itself may be dead. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    // Lines: process id, data directory, start time, port, socket folder, listen address, shared memory key, status.
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    if (!Number.isSafeInteger(pid) || pid <= 1 || !port) return undefined;
    return { pid, port, socketFolder: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/**
 * Whether a process id belongs to a server on this data directory, on this machine and in this container. After a
 * reboot, or in another container, another process may have the same id.
 */
export function isServerOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is running as another user.
    return isSystemError(error) && error.code === 'EPERM';
  }
}

/** Undefined if the system does not report it. */
export function parentOf(pid: number): number | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The program's name, in parentheses, may contain spaces and parentheses, so fields are counted from its end.
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    }
    if (process.platform === 'darwin') return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)]));
  } catch {
    return undefined;
  }
  return undefined;
}
