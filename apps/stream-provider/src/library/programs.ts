import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';

export type ProgramResult =
  | { ok: true; output: Buffer }
  | { ok: false; reason: 'missing' | 'timeout' | 'too_long' | 'failed' | 'aborted' };

export interface RunOptions {
  timeoutMs: number;
  maxBytes: number;
  signal?: AbortSignal;
  /** For standard input; without it, the program has none. */
  input?: Buffer;
  /** The system's priority: 19 is the lowest. */
  priority?: number;
  /**
   * Receives each line on standard error. When it returns true, the program is terminated, and its output so far is
   * used.
   */
  isDone?: (line: string) => boolean;
}

/** For background work. */
export const lowestPriority = 19;

/** Linux assigns a priority to each thread. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

/** Gives responses and other viewers precedence. */
export function lowerPriority(pid: number | undefined, priority = 5): void {
  if (pid === undefined) return;
  try {
    for (const thread of threadsOf(pid)) setPriority(thread, priority);
  } catch {
    // Not permitted everywhere, and not essential.
  }
}

/** Starts a program without a shell, without input and with a minimal environment. */
export const startProgram = (command: string, args: readonly string[]) =>
  spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: {} });

/**
 * Runs a program and collects its output. Settles only after the program has ended, if necessary by killing it, so that
 * no process is left behind.
 */
export function runProgram(command: string, args: readonly string[], options: RunOptions): Promise<ProgramResult> {
  return new Promise((resolve) => {
    let failure: Extract<ProgramResult, { ok: false }>['reason'] | null = null;
    const parts: Buffer[] = [];
    let bytes = 0;
    const { isDone, input } = options;
    const child = input ? spawn(command, args, { stdio: 'pipe', env: {} }) : startProgram(command, args);
    if (options.priority !== undefined) lowerPriority(child.pid, options.priority);
    let isEnough = false;
    if (isDone) {
      createInterface({ input: child.stderr }).on('line', (line) => {
        if (isEnough || !isDone(line)) return;
        isEnough = true;
        child.kill('SIGTERM');
      });
    } else child.stderr.resume();
    const kill = (reason: typeof failure): void => {
      failure ??= reason;
      child.kill('SIGKILL');
    };
    const onAbort = (): void => kill('aborted');
    const timer = setTimeout(() => kill('timeout'), options.timeoutMs);
    options.signal?.addEventListener('abort', onAbort, { once: true });
    if (options.signal?.aborted) kill('aborted');
    // A pipe that breaks is not an error of the server.
    for (const pipe of [child.stdout, child.stderr]) pipe.on('error', () => kill('failed'));
    child.stdin?.on('error', () => kill('failed')).end(input);
    child.stdout.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > options.maxBytes) kill('too_long');
      else parts.push(part);
    });
    let isStable = false;
    const settle = (end: ProgramResult): void => {
      if (isStable) return;
      isStable = true;
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', onAbort);
      resolve(end);
    };
    child.once('error', (error: NodeJS.ErrnoException) =>
      settle({ ok: false, reason: error.code === 'ENOENT' ? 'missing' : 'failed' }),
    );
    child.once('close', (code) => {
      if (failure) settle({ ok: false, reason: failure });
      else
        settle(code === 0 || isEnough ? { ok: true, output: Buffer.concat(parts) } : { ok: false, reason: 'failed' });
    });
  });
}
