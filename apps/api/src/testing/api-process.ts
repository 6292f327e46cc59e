import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
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
  /** Resolves with the first match in the process's output; rejects if the process ends without one. */
  printed: (pattern: RegExp) => Promise<RegExpExecArray>;
}

const entries = ['main.ts', 'cli/main.ts'] as const;
type Entry = (typeof entries)[number];
/** Worker processes that the entries start, under the names that they look for. */
const workers = { 'transform-worker': 'modules/images/transform-worker.ts' };
const nameOf = (entry: Entry): string => entry.replaceAll('/', '-').replace(/\.ts$/, '');

/**
 * Bundles the entries like the build does, once for all tests of a run: a process that transpiles every module at
 * start-up takes three times the processor time. The folder is within the API's, where npm packages are found.
 */
function bundle(): string {
  const run = process.env.API_TEST_RUN ?? String(process.pid);
  const folder = join(apiRoot, 'node_modules/.cache', `processes-${run}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${String(process.pid)}`;
  mkdirSync(draft, { recursive: true });
  const named = { ...Object.fromEntries(entries.map((entry) => [nameOf(entry), entry])), ...workers };
  const inputs = Object.entries(named).flatMap(([name, file]) => [`--entry.${name}`, join('src', file)]);
  const tsup = join(repositoryRoot, 'node_modules/tsup/dist/cli-default.js');
  const options = ['--silent', '--no-clean', '--out-dir', draft, ...inputs];
  const { status, stderr } = spawnSync(process.execPath, [tsup, ...options], { cwd: apiRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The API could not be bundled: ${stderr}`);
  try {
    renameSync(draft, folder);
  } catch {
    // Another worker was faster.
    rmSync(draft, { recursive: true, force: true });
  }
  if (!process.env.API_TEST_RUN) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs one of the entries in a separate process. */
export function runProcess(entry: Entry, environment: Record<string, string>, args: string[] = []): RunningProcess {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [join(bundle(), `${nameOf(entry)}.js`), ...args], {
    cwd: repositoryRoot,
    env: { PATH, NODE_NO_WARNINGS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
