import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { postgresOptions } from '@marquee/tooling/embedded-database';
import { enterWorkspace, root } from '@marquee/tooling/workspace';

/**
 * Prisma's command line, made to work without downloads: `pnpm prisma migrate dev`, `generate`, `validate`, ... Without
 * DATABASE_URL it uses the database of DATA_DIR, which is started unless it is running.
 */
enterWorkspace();
const args = process.argv.slice(2);
const hasConfig = args.some((arg) => arg === '--config' || arg.startsWith('--config='));
const database = await openDatabase(args);
const child = spawn(
  process.execPath,
  [
    fileURLToPath(import.meta.resolve('prisma/build/index.js')),
    ...args,
    ...(hasConfig || args.length === 0 ? [] : ['--config', join(root, 'apps/api/prisma.config.ts')]),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      DATABASE_URL: database?.url ?? process.env.DATABASE_URL,
      PRISMA_SCHEMA_ENGINE_BINARY: fileURLToPath(new URL('../src/schema-engine.mjs', import.meta.url)),
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  },
);
// Ctrl-C in a terminal also reaches the child process, which is waited for.
process.on('SIGINT', () => undefined);
child.on('close', async (code) => {
  process.exitCode = code ?? 1;
  await database?.close();
});

/** Builds call `generate` before a database can be started. */
async function openDatabase([command]) {
  if (process.env.DATABASE_URL || !['migrate', 'db', 'studio'].includes(command)) return undefined;
  const { openPostgres } = await tsImport('../../../packages/postgres/src/index.ts', import.meta.url);
  return openPostgres(postgresOptions(process.env));
}
