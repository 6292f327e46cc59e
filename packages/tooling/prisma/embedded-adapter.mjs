import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tsImport } from 'tsx/esm/api';
import { apiRequire } from './api-require.mjs';
import { writableSwitch } from './writable-switch.mjs';

const LOCK_WAIT_MS = 3_000;
const LOCK_POLL_MS = 100;
const EMPTY = 'DROP SCHEMA "public" CASCADE; CREATE SCHEMA "public"';

/** The embedded database of DATA_DIR, under the same lock as the running API. The shadow database lives in memory. */
export async function openEmbedded() {
  const { readSettings } = await tsImport('../../../apps/api/src/config/settings.ts', import.meta.url);
  const { dataDir } = readSettings(process.env);
  const folder = join(dataDir, 'database');
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  mkdirSync(folder, { recursive: true });
  const lock = await waitForLock(dataDir);
  const main = await (isNew ? openEmpty({ dataDir: folder }) : open({ dataDir: folder }));
  const writable = writableSwitch();
  let shadow;

  return {
    factory: {
      provider: 'postgres',
      adapterName: 'pglite',
      connect: async () => writable.guard(await connect(main)),
      connectToShadowDb: async () => {
        if (shadow) await shadow.exec(EMPTY);
        else shadow = await openEmpty({});
        return connect(shadow);
      },
    },
    tidy: async () => undefined,
    dryRun: writable.dryRun,
    close: async () => {
      await shadow?.close();
      await main.close();
      lock.release();
    },
  };
}

/** The command line starts one engine after another without waiting for the first to end. */
async function waitForLock(dataDir) {
  const { acquireDataLock } = await tsImport('../../../apps/api/src/db/embedded/data-lock.ts', import.meta.url);
  const deadline = Date.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      return acquireDataLock(dataDir);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(LOCK_POLL_MS);
    }
  }
}

async function open(options) {
  const { PGlite } = apiRequire('@electric-sql/pglite');
  const engine = await PGlite.create(options);
  await engine.exec(`SET TIME ZONE 'UTC'`);
  return engine;
}

/** Emptying the API's template takes a fraction of the time and memory of creating a database. */
async function openEmpty(options) {
  const { readMigrations } = await tsImport('../../../apps/api/src/db/migrations/read-migrations.ts', import.meta.url);
  const { readTemplate } = await tsImport('../../../apps/api/src/db/embedded/template.ts', import.meta.url);
  const { migrationsFolder, templateFolders } = await tsImport(
    '../../../apps/api/src/config/paths.ts',
    import.meta.url,
  );
  const template = await readTemplate(await readMigrations(migrationsFolder), Object.values(templateFolders));
  const engine = await open({ ...options, ...(template && { loadDataDir: template }) });
  await engine.exec(EMPTY);
  return engine;
}

async function connect(engine) {
  const { PrismaPGlite } = apiRequire('pglite-prisma-adapter');
  const adapter = await new PrismaPGlite(engine).connect();
  // The driver starts a script and returns before the script has run or failed.
  adapter.executeScript = async (script) => {
    try {
      await engine.exec(script);
    } catch (error) {
      adapter.onError(error);
    }
  };
  return adapter;
}
