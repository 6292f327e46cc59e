import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { runEmbeddedDatabase } from '../src/embedded-database.mjs';
import { ensureInstalled, enterWorkspace, run, workspaceEnv } from '../src/workspace.mjs';

/*
 * Development: the database, both servers from source, restarted on change, and Vite's dev server in front
 * (http://localhost:5173), which forwards /api and the operator's files.
 */
enterWorkspace();
ensureInstalled();
await run(['turbo', 'run', 'generate', '@marquee/postgres#build', '--output-logs=errors-only'], { echo: true });

const database = await runEmbeddedDatabase(workspaceEnv());
const tsx = ['tsx', 'watch', '--conditions=marquee-source', '--clear-screen=false'];
const commands = [
  [...tsx, 'apps/stream-provider/src/main.ts'],
  [...tsx, 'apps/api/src/main.ts'],
  ['pnpm', '--filter', '@marquee/web', 'dev'],
];
// Authenticates the API to the stream provider.
const env = { PROVIDER_SECRET: randomBytes(32).toString('base64url'), ...database.env };
const children = commands.map(([command, ...args]) => spawn(command, args, { env, stdio: 'inherit' }));
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('close', stop);
await Promise.all(children.map((child) => new Promise((resolve) => child.on('close', resolve))));
await database.stop();
