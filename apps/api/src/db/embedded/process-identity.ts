import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A mark that tells two processes with the same id apart: when the process started. Undefined when no such process
 * runs; empty where the system does not tell.
 */
export function processStartMark(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    if (process.platform === 'linux') return linuxStartTicks(pid);
    if (process.platform === 'darwin')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
  return '';
}

/** Field 22 of /proc/{pid}/stat; the name in field 2 may hold spaces and brackets, so count from its end. */
function linuxStartTicks(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
