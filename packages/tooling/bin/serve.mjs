import { serve } from '../src/serve.mjs';
import { enterWorkspace } from '../src/workspace.mjs';

/* What is built already: containers and services neither install nor build when they start. */
enterWorkspace();
process.exitCode = await serve(process.argv.slice(2));
