import { serve } from '../src/serve.mjs';
import { enterWorkspace } from '../src/workspace.mjs';

/* Serves an existing build: containers and services neither install nor build at start-up. */
enterWorkspace();
process.exitCode = await serve(process.argv.slice(2));
