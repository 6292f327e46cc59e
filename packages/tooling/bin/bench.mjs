import { buildApps, ensureInstalled, enterWorkspace, run } from '../src/workspace.mjs';

enterWorkspace();
ensureInstalled();
await buildApps();
const { status } = await run(['pnpm', '--silent', '--filter', '@marquee/bench', 'bench', ...process.argv.slice(2)], {
  echo: true,
});
process.exitCode = status;
