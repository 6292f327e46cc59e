import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server says of itself in `postmaster.pid`, the file that PostgreSQL locks its data directory with. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of its Unix socket; empty where it listens on TCP only. */
  socketFolder: string;
  isReady: boolean;
}

/** Undefined where there is no such file, or one that is being written. The server itself may be dead. */
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
 * Whether this process id is, on this machine and in this container, a server on this data directory. The same number
 * may be another process: after a restart of the machine, or seen from another container.
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
    // EPERM: it runs, as somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Undefined where the system does not tell. */
export function parentOf(pid: number): number | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The program's name, in brackets, may hold spaces and brackets: count from its end.
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    }
    if (process.platform === 'darwin') return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)]));
  } catch {
    return undefined;
  }
  return undefined;
}
