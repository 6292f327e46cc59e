import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiFolder, apiRequire } from '../prisma/api-require.mjs';
import { enterWorkspace } from '../src/workspace.mjs';

/**
 * Prisma's own command line, made to work without downloads: `pnpm prisma migrate dev`, `generate`, `validate`, ...
 * Without DATABASE_URL its migrate commands work on the embedded database of DATA_DIR.
 */
enterWorkspace();
const args = process.argv.slice(2);
const hasConfig = args.some((arg) => arg === '--config' || arg.startsWith('--config='));
const child = spawn(
  process.execPath,
  [
    apiRequire.resolve('prisma/build/index.js'),
    ...args,
    ...(hasConfig || args.length === 0 ? [] : ['--config', join(apiFolder, 'prisma.config.ts')]),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: fileURLToPath(new URL('../prisma/schema-engine.mjs', import.meta.url)),
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  },
);
// A terminal's Ctrl-C reaches the child too; wait for it.
process.on('SIGINT', () => undefined);
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
