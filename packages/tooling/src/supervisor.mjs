import { spawn } from 'node:child_process';
import { nodeFlags } from './node-flags.mjs';

const STOP_TIMEOUT_MS = 10_000;
const READY_TIMEOUT_MS = 60_000;

/**
 * Runs several servers as one: ready when all are, stopped when one ends or the signal says so. A server says that it
 * is ready by `process.send('ready')`: asking its address instead may be answered by another program on a taken port.
 *
 * @param {{ name: string, script: string }[]} services
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal, onReady: () => void }} options signal: stops them all
 * @returns {Promise<number>} the exit code: 0 after the signal, 1 when a server ended by itself
 */
export async function supervise(services, { env, signal, onReady }) {
  if (signal.aborted) return 0;
  const { flags, env: serverEnv } = nodeFlags(env);
  let stopping = false;
  let exitCode = 0;
  const running = new Map();

  const stop = () => {
    if (stopping) return;
    stopping = true;
    clearTimeout(timeout);
    for (const child of running.values()) child.kill('SIGTERM');
    setTimeout(() => {
      for (const child of running.values()) child.kill('SIGKILL');
    }, STOP_TIMEOUT_MS).unref();
  };

  const waiting = new Set(services.map(({ name }) => name));
  const timeout = setTimeout(() => {
    console.error(`The ${[...waiting].join(' and the ')} did not become ready within ${READY_TIMEOUT_MS / 1000} s.`);
    exitCode = 1;
    stop();
  }, READY_TIMEOUT_MS);
  const ready = (name) => {
    waiting.delete(name);
    if (waiting.size > 0 || stopping) return;
    clearTimeout(timeout);
    onReady();
  };

  const ended = services.map(
    ({ name, script }) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [...flags, '--disable-warning=ExperimentalWarning', script], {
          env: serverEnv,
          stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        });
        running.set(name, child);
        child.on('message', (message) => message === 'ready' && ready(name));
        child.on('close', (code, signal) => {
          running.delete(name);
          if (!stopping) {
            exitCode = 1;
            // A server that refuses to start has said why in its own sentence.
            if (signal || code === 0) console.error(`The ${name} stopped unexpectedly (${signal ?? 'no error'}).`);
            stop();
          }
          resolve();
        });
      }),
  );

  signal.addEventListener('abort', stop);

  await Promise.all(ended);
  return exitCode;
}
