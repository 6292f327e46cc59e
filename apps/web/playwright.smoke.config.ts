import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingBrowsers } from '../../packages/tooling/src/other-browsers.mjs';

/*
 * One walk through the product in the browsers that Playwright does not bring for every system, as Debian has them: Playwright
 * runs the tests, and smoke/support drives the browsers. Against the product as `npm start` serves it.
 */
const port = (process.env.SMOKE_PORT ??= '8985');
const providerPort = process.env.SMOKE_PROVIDER_PORT ?? '8986';
process.env.SMOKE_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'marquee-smoke-'));

const missing = missingBrowsers();
const browsers = ['firefox', 'webkit'] as const;

export default defineConfig<object, { which: (typeof browsers)[number] }>({
  testDir: './smoke',
  outputDir: './test-results/smoke',
  // One browser after the other: Chromium's suite, which takes longer, runs beside them.
  workers: 1,
  // What a test waits for has limits of its own.
  timeout: 300_000,
  reporter: 'list',
  projects: browsers.filter((name) => !missing.has(name)).map((name) => ({ name, use: { which: name } })),
  webServer: {
    command: 'node ../../packages/tooling/bin/start.mjs',
    url: `http://localhost:${port}/healthz`,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: port, PROVIDER_PORT: providerPort, DATA_DIR: process.env.SMOKE_DATA_DIR, LOG_LEVEL: 'error' },
  },
});
