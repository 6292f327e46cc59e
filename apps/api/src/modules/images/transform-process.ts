import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CardJob } from './card/share-card';
import type { ImageParams } from './image-params';
import type { PictureSource, TransformResult } from './transform-image';

export interface TransformJob extends PictureSource {
  input: Buffer;
  params: ImageParams;
}

export type PictureJob = TransformJob | CardJob;

const IDLE_MS = 60_000;
/** Starting may take seconds on a busy machine. */
const START_MS = 30_000;

interface Worker {
  child: ChildProcess;
  /** False if it did not start. */
  ready: Promise<boolean>;
}

/**
 * Run from source (development, tests), the worker needs the server's loader options; in a build it is beside the
 * bundle.
 */
const isSource = import.meta.url.endsWith('.ts');
const workerFile = fileURLToPath(new URL(`./transform-worker.${isSource ? 'ts' : 'js'}`, import.meta.url));
const execArgv = isSource ? ['--conditions=marquee-source', '--import=tsx'] : [];

/**
 * A process that resizes or composes one image at a time. Threads that run native code cannot be terminated, but a process can: it
 * is killed at its deadline, and the next job starts another. It starts with the first job and exits when idle.
 */
export class TransformProcess {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** @param env it decodes untrusted bytes, so it gets none of the server's secrets */
  constructor(private readonly env: Record<string, string> = {}) {}

  get pid(): number | undefined {
    return this.#worker?.child.pid;
  }

  async run(job: PictureJob, deadlineMs: number): Promise<TransformResult> {
    clearTimeout(this.#idle);
    const { child, ready } = (this.#worker ??= startWorker(this.env));
    const result = (await ready)
      ? await runIn(child, job, deadlineMs)
      : ({ outcome: 'failed', reason: 'the process that resizes images does not start' } as const);
    if (result.outcome === 'failed' || result.outcome === 'timed_out') this.stop();
    this.#idle = setTimeout(() => this.stop(), IDLE_MS).unref();
    return result;
  }

  stop(): void {
    this.#worker?.child.kill('SIGKILL');
    this.#worker = undefined;
  }
}

function startWorker(env: Record<string, string>): Worker {
  const child = fork(workerFile, {
    execArgv,
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // It must not prevent a stopped server from exiting.
  child.unref();
  child.channel?.unref();
  const ready = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), START_MS).unref();
    child.once('message', () => {
      clearTimeout(timer);
      resolve(true);
    });
    child.once('exit', () => resolve(false));
    child.on('error', () => resolve(false));
  });
  return { child, ready };
}

function runIn(child: ChildProcess, job: PictureJob, deadlineMs: number): Promise<TransformResult> {
  return new Promise((resolve) => {
    const finish = (result: TransformResult) => {
      clearTimeout(deadline);
      child.off('message', onMessage).off('exit', onExit);
      resolve(result);
    };
    const onMessage = (message: unknown) => finish(readResult(message as TransformResult));
    const onExit = () => finish({ outcome: 'failed', reason: 'the process that resizes images ended' });
    const deadline = setTimeout(
      () => finish({ outcome: 'timed_out', reason: `not finished within ${deadlineMs} ms` }),
      deadlineMs,
    );
    child.on('message', onMessage).on('exit', onExit);
    child.send(job, (error) => {
      if (error) finish({ outcome: 'failed', reason: error.message });
    });
  });
}

/** Structured cloning turns a Buffer into a Uint8Array. */
const readResult = (result: TransformResult): TransformResult =>
  result.outcome === 'done' ? { ...result, bytes: Buffer.from(result.bytes) } : result;
