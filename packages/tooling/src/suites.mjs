import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { checkGenerators } from './generators.mjs';
import { jestCounts } from './jest-report.mjs';
import { missingBrowsers } from './other-browsers.mjs';
import { playwrightCounts } from './playwright-report.mjs';
import { buildApps, run } from './workspace.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped?: number, output?: string, missing?: string[], timings?: { name: string, seconds: number }[] }} SuiteResult Counts of one suite; `output` is
 * printed if something failed. `missing`: what this machine lacks, once for each test that was skipped for it.
 */

const reports = mkdtempSync(join(tmpdir(), 'marquee-test-'));
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A check that passes or fails as a whole. */
const passOrFail = (attempt) => async () => {
  const { status, output } = await attempt();
  return { passed: Number(status === 0), failed: Number(status !== 0), output };
};
const check = (command) => passOrFail(() => run(command));

async function buildAndTypes() {
  // Lint uses a core at the same time.
  const options = ['--continue', '--output-logs=errors-only', '--concurrency=2'];
  const { status, output } = await run(['turbo', 'run', 'build', 'typecheck', ...options]);
  const [, successful = '0', total = '0'] = /Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? [];
  const failed = Number(total) - Number(successful);
  return { passed: Number(successful), failed: status === 0 ? failed : Math.max(1, failed), output };
}

async function boundaries() {
  const config = 'packages/tooling/dependency-cruiser.config.cjs';
  const { status, output } = await run(['depcruise', 'apps', 'packages', 'tools', '--config', config]);
  // A checker that scanned nothing also passes, so the count is checked too.
  const [, modules = '0'] = /(\d+) modules/.exec(output) ?? [];
  const passed = status === 0 && Number(modules) > 100;
  return { passed: Number(passed), failed: Number(!passed), output };
}

/**
 * A worker above this limit is replaced after each file: Node never frees modules that ran in a separate context, and
 * with gigabytes of them most of the time is spent on garbage collection.
 */
const WORKER_HEAP = '1GB';

/** Of V8's young generation. The modules of a test file fill its default of 16 MB at once, which copies them. */
const YOUNG_MB = 64;

/** Bytes of bytecode after which V8 optimises a function: twenty times its default. */
const INTERRUPT_BUDGET = 1_350_000;

/**
 * Each test file runs in a context of its own, for which V8 optimises everything anew; most files end before that pays.
 * Node 24's V8 has no such flag.
 */
function optimiseLater() {
  const flag = '--interrupt-budget';
  const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  return stdout.includes(`${flag} `) ? [`${flag}=${INTERRUPT_BUDGET}`] : [];
}

/** The tests' databases and films take a third of this at most. */
const ROOM_BYTES = 8e9;

/**
 * Where tests create files: in memory if there is room. They create and delete clusters of a thousand files each, and
 * ext4 passes over every inode that was deleted lately: half of the processor time of the tests of `packages/postgres`.
 */
function temporaryFolder() {
  const inMemory = '/dev/shm';
  const mounts = existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8') : '';
  const options = mounts.split('\n').find((line) => line.split(' ')[1] === inMemory);
  // Containers have 64 MB of it, in which no program may run.
  if (options === undefined || options.includes('noexec')) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > ROOM_BYTES ? inMemory : tmpdir();
}

/** Once, for the suites that run what was built, also where one of them runs alone. */
let build;
const whenBuilt = () => (build ??= buildApps());

async function unitAndApi(filter) {
  await whenBuilt();
  const file = join(reports, 'jest.json');
  // Tests wait for timers and other processes a seventh of their time, so one worker more than cores.
  const workers = [`--maxWorkers=${Math.min(3, cpus().length + 1)}`, `--workerIdleMemoryLimit=${WORKER_HEAP}`];
  // Jest starts its workers with the same flags.
  const flags = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    `--max-semi-space-size=${YOUNG_MB}`,
    ...optimiseLater(),
  ];
  const program = join('node_modules', 'jest', 'bin', 'jest.js');
  const command = [
    process.execPath,
    ...flags,
    program,
    '--ci',
    '--json',
    `--outputFile=${file}`,
    ...workers,
    ...filter,
  ];
  const { status, output } = await run(command, { env: { TMPDIR: temporaryFolder() } });
  return jestCounts(readReport(file), status, output);
}

async function browser(filter) {
  const { path, problem } = await findChromium();
  if (!problem) return playwright('browser', filter, { CHROMIUM_PATH: path });
  // CI must not pass without a browser.
  if (process.env.CI) return { passed: 0, failed: 1, output: problem };
  return { passed: 0, failed: 0, skipped: 1, missing: [problem] };
}

async function playwright(name, options, env) {
  await whenBuilt();
  const file = join(reports, `playwright-${name}.json`);
  const command = ['pnpm', '--filter', '@marquee/web', 'exec', 'playwright', 'test', '--reporter=list,json'];
  const { status, output } = await run([...command, ...options], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return playwrightCounts(readReport(file), status, output);
}

/** One walk through the product in the installed browsers. */
async function firefoxAndWebKit(filter) {
  const missing = [...missingBrowsers().values()];
  const result =
    missing.length === 2
      ? { passed: 0, failed: 0 }
      : await playwright('smoke', ['--config=playwright.smoke.config.ts', ...filter], {});
  return { ...result, skipped: (result.skipped ?? 0) + missing.length, missing };
}

/**
 * Every suite of `npm test`, in stages: those of one stage run concurrently, so that no core waits for the slowest. One
 * that `takesFilter` runs only the tests that Jest or Playwright finds by the words it is given.
 *
 * @type {{ name: string, run: (filter: string[]) => Promise<SuiteResult>, takesFilter?: boolean }[][]}
 */
export const stages = [
  [{ name: 'Generated code', run: check(['turbo', 'run', 'generate', '--output-logs=errors-only']) }],
  [
    { name: 'Build and types', run: buildAndTypes },
    { name: 'Lint', run: check(['oxlint']) },
    { name: 'Format', run: check(['oxfmt', '--check']) },
    { name: 'Boundaries', run: boundaries },
    { name: 'Unused code', run: check(['knip', '--no-progress']) },
    { name: 'Messages', run: check(['pnpm', '--silent', '--filter', '@marquee/web', 'run', 'i18n', 'check']) },
    { name: 'Requirements', run: check([process.execPath, 'packages/tooling/bin/requirements.mjs', '--check']) },
  ],
  [{ name: 'Unit and API', run: unitAndApi, takesFilter: true }],
  [{ name: 'Generators', run: passOrFail(checkGenerators) }],
  [
    { name: 'Browser', run: browser, takesFilter: true },
    { name: 'Firefox and WebKit', run: firefoxAndWebKit, takesFilter: true },
  ],
];
