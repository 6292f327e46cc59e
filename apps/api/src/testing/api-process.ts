import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { apiRoot, repositoryRoot } from '../config';

interface FinishedProcess {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface RunningProcess {
  child: ChildProcess;
  finished: Promise<FinishedProcess>;
  /** Resolves with the first match in what the process prints; rejects when it ends without. */
  printed: (pattern: RegExp) => Promise<RegExpExecArray>;
}

/** Runs a TypeScript file of `src` in a process of its own, from source. */
export function runFromSource(file: string, environment: Record<string, string>, args: string[] = []): RunningProcess {
  const { PATH = '' } = process.env;
  const child = spawn(
    process.execPath,
    ['--conditions=marquee-source', '--import=tsx', join(apiRoot, 'src', file), ...args],
    { cwd: repositoryRoot, env: { PATH, NODE_NO_WARNINGS: '1', ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let stdout = '';
  let stderr = '';
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    notify();
  });
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const finished = new Promise<FinishedProcess>((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr })),
  );
  return {
    child,
    finished,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(stdout);
          if (!match) return;
          listeners.delete(look);
          resolve(match);
        };
        listeners.add(look);
        look();
        void finished.then((end) => reject(new Error(`ended without printing ${pattern}: ${JSON.stringify(end)}`)));
      }),
  };
}
