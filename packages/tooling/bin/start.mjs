import { serve } from '../src/serve.mjs';
import { buildApps, ensureInstalled, enterWorkspace } from '../src/workspace.mjs';

enterWorkspace();
ensureInstalled();
await buildApps();
process.exitCode = await serve();
