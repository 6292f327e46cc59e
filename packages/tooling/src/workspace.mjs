import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStamp } from './build-stamp.mjs';
import { nodeVersionProblem } from './node-version.mjs';

/** Root folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

const binFolder = join(root, 'node_modules/.bin');
const stampFile = join(root, 'node_modules/.marquee-install');

/** Ends the process with one sentence on stderr. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Ends the process if Node is too old, and changes to the repository's root. */
export function enterWorkspace() {
  const problem = nodeVersionProblem();
  if (problem) fail(problem);
  process.chdir(root);
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** Environment in which the workspace's own commands, pnpm included, are found. */
export const workspaceEnv = () => ({
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}`,
});

function installFingerprint() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(join(root, file)));
  return `${hash.digest('hex')} ${process.platform} ${process.arch} ${process.versions.modules}`;
}

/** Installs the locked dependencies with the pinned pnpm, unless that has been done already. */
export function ensureInstalled() {
  const fingerprint = installFingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log(`Installing dependencies with ${packageManager} ...`);
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  const { status, stdout, stderr } = spawnSync('npx', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`${stdout ?? ''}${stderr ?? ''}`);
    fail('The dependencies could not be installed; see the messages above.');
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprint);
}

/**
 * Runs a command of the workspace and collects its output.
 *
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, echo?: boolean }} [options] echo: print while it runs
 * @returns {Promise<{ status: number, output: string }>}
 */
export function run([command, ...args], { env = {}, echo = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...workspaceEnv(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
      if (echo) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ status: 1, output: `${output}${error.message}\n` }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

const stamp = () =>
  buildStamp({
    root,
    stampFile: join(root, 'node_modules/.marquee-build'),
    results: [
      'packages/postgres/dist/index.js',
      'apps/web/dist/index.html',
      'apps/api/dist/main.js',
      'apps/stream-provider/dist/main.js',
    ],
    settings: `${process.version} ${process.env.VITE_TMDB_TOKEN ?? ''}`,
  });

/** Builds the apps for `npm start` unless they are up to date; unchanged parts come from Turborepo's cache. */
export async function buildApps() {
  if (stamp().isCurrent()) return;
  const filters = ['@marquee/postgres', '@marquee/web', '@marquee/api', '@marquee/stream-provider'].map(
    (name) => `--filter=${name}`,
  );
  const { status, output } = await run(['turbo', 'run', 'build', ...filters, '--output-logs=errors-only']);
  if (status === 0) {
    stamp().keep();
    return;
  }
  console.error(output);
  fail('The build failed; see the messages above.');
}
