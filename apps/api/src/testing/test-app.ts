import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import type { Express } from 'express';
import { createApp } from '../app';
import type { AppDeps } from '../app-deps';
import { readVapidKeys, type VapidKeys } from '../boot/vapid-keys';
import { readSettings } from '../config';
import { createLogger, RecentWarnings } from '@marquee/server';
import type { PrismaClient } from '../generated/prisma/client';
import { PasswordHasher } from '../modules/auth';
import { TokenCipher } from '../lib/token-cipher';
import { createMetricsRegistry } from '../modules/metrics';
import { SiteSettings } from '../modules/site-settings';
import { withOpenApiContract } from './openapi-contract';
import { fakeCatalogue } from './fake-catalogue';
import { temporaryFolder } from './temporary-folder';

export interface TestApp {
  /** Validates its responses against the OpenAPI document. */
  app: Express;
  /** The app without validation. */
  bare: Express;
  dataDir: string;
  webRoot: string;
  /** The log as one object per line. */
  logged: Record<string, unknown>[];
  catalogue: ReturnType<typeof fakeCatalogue>;
  clock: { now: number };
  siteSettings: SiteSettings;
  vapidKeys: VapidKeys;
  /** Writes a file to the operator's content folder. */
  writeContent: (name: string, text: string) => void;
  /** Writes a file to the web build. */
  writeWeb: (name: string, content: string | Buffer) => void;
  remove: () => void;
}

/** A placeholder for tests that need no database. */
export const noPrisma = new Proxy({} as PrismaClient, {
  get: (_target, name) => {
    throw new Error(`This test has no database, and something asked it for ${String(name)}.`);
  },
});

const CHEAPEST = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Hashing at almost no cost. */
export const fastPasswordHasher = () => new PasswordHasher({ cost: CHEAPEST, concurrency: 4, maxWaitMs: 60_000 });

/** The whole app with an empty data folder, a fake catalogue, a stopped clock and no web build. */
export function createTestApp(
  environment: Record<string, string> = {},
  overrides: Partial<Omit<AppDeps, 'settings'>> = {},
): TestApp {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const webRoot = join(folder.path, 'web');
  const logged: Record<string, unknown>[] = [];
  const warnings = new RecentWarnings(Date.now);
  const logger = createLogger(
    'api',
    'info',
    new Writable({
      write(line: Buffer, _encoding, done) {
        logged.push(JSON.parse(line.toString()));
        done();
      },
    }),
    warnings,
  );
  const catalogue = fakeCatalogue();
  const clock = { now: Date.parse('2026-01-15T12:00:00Z') };
  const write = (root: string) => (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  };
  const stopListeners: (() => void)[] = [];
  const database = overrides.database ?? {
    ping: async () => undefined,
    prisma: noPrisma,
    listen: () => () => undefined,
  };
  const secretKey = Buffer.alloc(32, 'test key');
  const settings = readSettings({ DATA_DIR: dataDir, ...environment });
  const siteSettings = new SiteSettings({
    database,
    cipher: new TokenCipher(secretKey),
    logger,
    environment: settings,
  });
  // It reads the database every now and then.
  if (overrides.database) stopListeners.push(siteSettings.follow());
  const vapidKeys = readVapidKeys({ dataDir: folder.path });
  const app = createApp({
    settings,
    logger,
    warnings,
    database,
    siteSettings,
    passwords: fastPasswordHasher(),
    secretKey,
    vapidKeys,
    catalogue,
    renderArtwork: () => null,
    metrics: createMetricsRegistry({ processMetrics: false }),
    webRoot,
    fetch: globalThis.fetch,
    readFreeBytes: async () => Infinity,
    version: '1.2.3',
    startedAtMs: clock.now,
    now: () => clock.now,
    staleAfterMs: 60_000,
    isBusy: () => false,
    isDraining: () => false,
    onStop: (listener) => void stopListeners.push(listener),
    ...overrides,
  });
  return {
    app: withOpenApiContract(app),
    bare: app,
    dataDir,
    webRoot,
    logged,
    catalogue,
    clock,
    siteSettings,
    vapidKeys,
    writeContent: write(join(dataDir, 'content')),
    writeWeb: write(webRoot),
    remove: () => {
      for (const stop of stopListeners) stop();
      folder.remove();
    },
  };
}
