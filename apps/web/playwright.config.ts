import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * The browser suite runs against the product as `npm start` serves it: built, offline, on ports and a data
 * folder of its own.
 */
const port = process.env.E2E_PORT ?? '8987';
const providerPort = process.env.E2E_PROVIDER_PORT ?? '8988';
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'marquee-e2e-'));

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  // Tests wait for films, timers and the network a good part of their time: two of them leave a third of two cores idle, and
  // four take as long as three.
  workers: 3,
  fullyParallel: true,
  // For what hangs. No test depends on speed, and machines that test are busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // Pages answered by a worker would hide what the server does; pwa.spec.ts allows them.
    serviceWorkers: 'block',
    // Drawing motion costs much without a GPU; the tests on the phone keep it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace would take as long as the test: record it with `--trace on` once one fails.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // Where the layout is another one; what is said and stored does not depend on the size of the screen.
      grep: /@phone/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        contextOptions: { reducedMotion: 'no-preference' },
      },
    },
  ],
  webServer: {
    command: 'node ../../packages/tooling/bin/start.mjs',
    url: `http://localhost:${port}/healthz`,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: port, PROVIDER_PORT: providerPort, DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: 'error' },
  },
});
