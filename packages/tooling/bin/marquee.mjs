import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildApps, ensureInstalled, enterWorkspace } from '../src/workspace.mjs';

/** The operator's command line: `npm run marquee -- users list`. Built on its first use. */
const cli = 'apps/api/dist/cli.js';
enterWorkspace();
if (!existsSync(cli)) {
  ensureInstalled();
  await buildApps();
}
spawn(process.execPath, [cli, ...process.argv.slice(2)], { stdio: 'inherit' }).on('close', (code) => {
  process.exitCode = code ?? 1;
});
