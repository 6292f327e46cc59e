import { existsSync } from 'node:fs';
import { marquee } from '../src/marquee.mjs';
import { buildApps, ensureInstalled, enterWorkspace } from '../src/workspace.mjs';

/** The operator's command line: `npm run marquee -- users list`. Built on its first use. */
enterWorkspace();
if (!existsSync('apps/api/dist/cli.js')) {
  ensureInstalled();
  await buildApps();
}
try {
  process.exitCode = await marquee(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error.name === 'PostgresError' ? error.message : error);
  process.exitCode = 1;
}
