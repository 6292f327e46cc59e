import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const STOP_TIMEOUT_MS = 10_000;
const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 50;

/**
 * Runs several servers as one: ready when all are, stopped when one ends or a signal arrives.
 *
 * @param {{ name: string, script: string, healthUrl: string }[]} services
 * @param {{ env: NodeJS.ProcessEnv, onReady: () => void }} options
 * @returns {Promise<number>} the exit code: 0 after a signal, 1 when a server ended by itself
 */
export async function supervise(services, { env, onReady }) {
  let stopping = false;
  let exitCode = 0;
  const running = new Map();

  const stop = (signal) => {
    if (stopping) return;
    stopping = true;
    for (const child of running.values()) child.kill(signal);
    setTimeout(() => {
      for (const child of running.values()) child.kill('SIGKILL');
    }, STOP_TIMEOUT_MS).unref();
  };

  const ended = services.map(
    ({ name, script }) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
          env,
          stdio: 'inherit',
        });
        running.set(name, child);
        child.on('close', (code, signal) => {
          running.delete(name);
          if (!stopping) {
            exitCode = 1;
            // A server that refuses to start has said why in its own sentence.
            if (signal || code === 0) console.error(`The ${name} stopped unexpectedly (${signal ?? 'no error'}).`);
            stop('SIGTERM');
          }
          resolve();
        });
      }),
  );

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop('SIGTERM'));

  const isHealthy = ({ healthUrl }) =>
    fetch(healthUrl).then(
      (answer) => answer.ok,
      () => false,
    );
  const deadline = Date.now() + READY_TIMEOUT_MS;
  const waitForHealth = async (service) => {
    while (!stopping && !(await isHealthy(service))) {
      if (Date.now() > deadline) {
        console.error(`The ${service.name} did not become ready within ${READY_TIMEOUT_MS / 1000} s.`);
        exitCode = 1;
        stop('SIGTERM');
        return;
      }
      await sleep(POLL_MS);
    }
  };
  await Promise.all(services.map(waitForHealth));
  if (!stopping) onReady();
  await Promise.all(ended);
  return exitCode;
}
