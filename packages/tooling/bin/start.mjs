import { buildApps, ensureInstalled, enterWorkspace } from '../src/workspace.mjs';

enterWorkspace();
ensureInstalled();
await buildApps();
// It imports installed packages.
const { serve } = await import('../src/serve.mjs');
process.exitCode = await serve();
