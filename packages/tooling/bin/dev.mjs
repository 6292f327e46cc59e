import { spawn } from 'node:child_process';
import { ensureInstalled, enterWorkspace, run, workspaceEnv } from '../src/workspace.mjs';

/*
 * Development: both servers from source, restarted on change, and Vite's dev server in front
 * (http://localhost:5173), which passes /api and the operator files on.
 */
enterWorkspace();
ensureInstalled();
await run(['turbo', 'run', 'generate', '--output-logs=errors-only'], { echo: true });

const tsx = ['tsx', 'watch', '--conditions=marquee-source', '--clear-screen=false'];
const commands = [
  [...tsx, 'apps/stream-provider/src/main.ts'],
  [...tsx, 'apps/api/src/main.ts'],
  ['pnpm', '--filter', '@marquee/web', 'dev'],
];
const children = commands.map(([command, ...args]) => spawn(command, args, { env: workspaceEnv(), stdio: 'inherit' }));
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('close', stop);
