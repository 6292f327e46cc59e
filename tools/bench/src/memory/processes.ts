import { readFileSync, readdirSync } from 'node:fs';

/** The role of a process for an operator. */
export type Role = 'supervisor' | 'API' | 'stream provider' | 'PostgreSQL' | 'other';

interface Running {
  pid: number;
  parent: number;
}

/**
 * Process id and parent from the text of `/proc/{pid}/stat`; the name between them may contain spaces and parentheses.
 */
export function readStat(stat: string): Running {
  const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { pid: Number.parseInt(stat, 10), parent: Number(parent) };
}

/** The processes of a tree, its root first. */
export function treeOf(root: number, running: readonly Running[]): number[] {
  const children = running.filter(({ parent }) => parent === root).map(({ pid }) => pid);
  return [root, ...children.flatMap((pid) => treeOf(pid, running))];
}

export function roleOf(command: string, isRoot: boolean): Role {
  if (isRoot) return 'supervisor';
  if (command.includes('apps/api/dist')) return 'API';
  if (command.includes('apps/stream-provider/dist')) return 'stream provider';
  return /(^|\/)postgres/.test(command) ? 'PostgreSQL' : 'other';
}

/** A process may end after it was listed. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Proportional memory (PSS) in MB of a process and its descendants, by role. Only on Linux. A page that several
 * processes share is divided among them, so the sum is what the machine would get back.
 */
export function proportionalMemory(root: number): Partial<Record<Role, number>> {
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = read(`/proc/${pid}/stat`);
      return stat === undefined ? [] : [readStat(stat)];
    });
  const sums: Partial<Record<Role, number>> = {};
  for (const pid of treeOf(root, running)) {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '')?.[1];
    if (kilobytes === undefined) continue;
    const role = roleOf((read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' '), pid === root);
    sums[role] = (sums[role] ?? 0) + Number(kilobytes) / 1024;
  }
  return sums;
}
