import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeFlags } from './node-flags.mjs';

const STOP_TIMEOUT_MS = 10_000;
const READY_TIMEOUT_MS = 60_000;
const LOOK_EVERY_MS = 1_000;
/** Delays before restarts: none before the first, then one second, doubled each time. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** After running this long, a server's delays start over. */
const STEADY_MS = 60_000;

/**
 * Runs several servers as one: ready when all are, stopped when one refuses to start or on the signal. Servers report
 * readiness by `process.send('ready')`, because on a port in use another program might answer a request. After all have
 * been ready, a server that ends is restarted, and so is one whose event loop is blocked: it is killed when its
 * heartbeats (server-preload.mjs) stop. The others continue.
 *
 * @param {{ name: string, script: string, env?: NodeJS.ProcessEnv }[]} services env: of this one, where `env` does not have it
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal, onReady: () => void, stallMs: number }} options signal: stops
 * them all; stallMs: a server without heartbeats for this long counts as blocked
 * @returns {Promise<number>} the exit code: 0 after the signal, 1 if a server did not start
 */
export async function supervise(services, { env, signal, onReady, stallMs }) {
  const waiting = new Set(services.map(({ name }) => name));
  const failed = new AbortController();
  const ending = AbortSignal.any([signal, failed.signal]);
  const options = { ...nodeFlags(env), stallMs, ending };

  const keepRunning = async ({ name, script, env: own }) => {
    const ready = () => {
      if (waiting.delete(name) && waiting.size === 0 && !ending.aborted) onReady();
    };
    for (let restarts = 0; !ending.aborted; restarts += 1) {
      const end = await runServer(script, { ...options, env: { ...own, ...options.env }, ready });
      if (ending.aborted) return;
      if (waiting.size > 0) {
        // A server that refuses to start has printed the reason itself.
        if (end.refusal === undefined) console.error(`The ${name} ${end.text}.`);
        failed.abort();
        return;
      }
      if (end.ranMs > STEADY_MS) restarts = 0;
      const pauseMs = restarts === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (restarts - 1));
      console.error(`The ${name} ${end.text}; it starts again ${pauseMs === 0 ? 'now' : `in ${pauseMs / 1000} s`}.`);
      await sleep(pauseMs, undefined, { signal: ending }).catch(() => undefined);
    }
  };
  await Promise.all(services.map(keepRunning));
  return failed.signal.aborted ? 1 : 0;
}

/** One run of a server until it ends: by itself, because of `ending`, or killed for missing heartbeats. */
function runServer(script, { flags, env, stallMs, ending, ready }) {
  return new Promise((resolve) => {
    const startedMs = performance.now();
    const child = spawn(process.execPath, [...flags, '--disable-warning=ExperimentalWarning', script], {
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    let isReady = false;
    let silentMs = 0;
    let killed;
    // Counts checks instead of time: after the machine has slept, the servers are not blocked.
    const watch = setInterval(() => {
      silentMs += LOOK_EVERY_MS;
      if (ending.aborted || killed || silentMs <= (isReady ? stallMs : READY_TIMEOUT_MS)) return;
      killed = isReady
        ? `stood still for ${stallMs / 1000} s and was ended`
        : `did not become ready within ${READY_TIMEOUT_MS / 1000} s`;
      child.kill('SIGKILL');
    }, LOOK_EVERY_MS);
    child.on('message', (message) => {
      if (message === 'ready') {
        isReady = true;
        ready();
      }
      if (isReady) silentMs = 0;
    });
    let deadline;
    const stop = () => {
      child.kill('SIGTERM');
      deadline = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    };
    ending.addEventListener('abort', stop);
    child.on('close', (code, signal) => {
      clearInterval(watch);
      clearTimeout(deadline);
      ending.removeEventListener('abort', stop);
      resolve({
        ranMs: performance.now() - startedMs,
        refusal: killed === undefined && code !== null && code > 0 ? code : undefined,
        text: killed ?? `stopped unexpectedly (${signal ?? (code ? `exit code ${code}` : 'no error')})`,
      });
    });
  });
}
