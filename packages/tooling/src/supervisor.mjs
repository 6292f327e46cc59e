import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { nodeFlags } from './node-flags.mjs';

const STOP_TIMEOUT_MS = 10_000;
const READY_TIMEOUT_MS = 60_000;
const LOOK_EVERY_MS = 1_000;
/** Pauses before restarts: none before the first, then from one second on twice as long each time. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A server that ran for this long starts over with the first pause. */
const STEADY_MS = 60_000;

/**
 * Runs several servers as one: ready when all are, stopped when one refuses to start or the signal says so. A server says that
 * it is ready by `process.send('ready')`: asking its address instead may be answered by another program on a taken port.
 * Once all have been ready, a server that ends is started again, and so is one whose event loop stands: it is killed when
 * its heartbeats (server-preload.mjs) stay away. The others go on.
 *
 * @param {{ name: string, script: string }[]} services
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal, onReady: () => void, stallMs: number }} options signal: stops
 *   them all; stallMs: without heartbeats for this long a server counts as standing
 * @returns {Promise<number>} the exit code: 0 after the signal, 1 when a server did not start
 */
export async function supervise(services, { env, signal, onReady, stallMs }) {
  const waiting = new Set(services.map(({ name }) => name));
  const failed = new AbortController();
  const ending = AbortSignal.any([signal, failed.signal]);
  const options = { ...nodeFlags(env), stallMs, ending };

  const keepRunning = async ({ name, script }) => {
    const ready = () => {
      if (waiting.delete(name) && waiting.size === 0 && !ending.aborted) onReady();
    };
    for (let restarts = 0; !ending.aborted; restarts += 1) {
      const end = await runServer(script, { ...options, ready });
      if (ending.aborted) return;
      if (waiting.size > 0) {
        // A server that refuses to start has said why in its own sentence.
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

/** One run of a server, until it ends: by itself, when `ending` says so, or killed because it gave no sign of life. */
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
    // Counted in looks, not by the clock: a machine that slept has not let its servers down.
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
    const stop = () => {
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS).unref();
    };
    ending.addEventListener('abort', stop);
    child.on('close', (code, signal) => {
      clearInterval(watch);
      ending.removeEventListener('abort', stop);
      resolve({
        ranMs: performance.now() - startedMs,
        refusal: killed === undefined && code !== null && code > 0 ? code : undefined,
        text: killed ?? `stopped unexpectedly (${signal ?? (code ? `exit code ${code}` : 'no error')})`,
      });
    });
  });
}
