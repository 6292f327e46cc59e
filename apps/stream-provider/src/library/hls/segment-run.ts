import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { segmentAt } from './boundaries';
import { createSplitter, type Part } from './fragments';

export interface SegmentRunOptions {
  command: string;
  args: readonly string[];
  /** Start of every segment of the rendition, in seconds. */
  boundaries: readonly number[];
  /** The segment that the run begins with. */
  start: number;
  toleranceSec: number;
  /** A segment this far ahead is waited for; one beyond it is for another run. */
  reach: number;
  /** Segments that are made ahead of the last one asked for; then ffmpeg waits. */
  ahead: () => number;
  onInit: (bytes: Buffer) => Promise<unknown>;
  onSegment: (index: number, bytes: Buffer) => Promise<unknown>;
  /** A segment of more ends the run. */
  maxSegmentBytes: number;
  /** Called once, after the process has ended. */
  onEnd: () => void;
  now: () => number;
}

/** What is asked of a run and did not come. */
class RunEnded extends Error {
  override readonly name = 'RunEnded';
}

/** A box that holds no media, for a segment in which the file has none (sound that ends before the picture). */
const emptySegment = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('stypmsdh\0\0\0\0', 'latin1')]);

interface Waiter {
  resolve: () => void;
  reject: (reason: Error) => void;
}

export interface SegmentRun {
  /** The run will come to this segment soon. */
  covers(index: number): boolean;
  /** `done` resolves once the segment (or with -1 the initialisation) has been stored. Who waits no longer leaves. */
  wait(index: number): { done: Promise<void>; leave: () => void };
  /** A stored segment was served: whoever plays it will want those ahead of it. */
  touch(index: number): void;
  readonly lastAskedMs: number;
  readonly isAwaited: boolean;
  kill(): void;
  readonly ended: Promise<void>;
}

export function startSegmentRun(options: SegmentRunOptions): SegmentRun {
  const { boundaries, start, toleranceSec, reach, ahead, now } = options;
  const child: ChildProcess = spawn(options.command, options.args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {},
  });
  const split = createSplitter(options.maxSegmentBytes);
  const waiters = new Map<number, Waiter[]>();
  let open = start;
  let parts: Buffer[] = [];
  let partBytes = 0;
  let lastAsked = start;
  let lastAskedMs = now();
  let hasInit = false;
  let isOver = false;
  let isKilled = false;

  const settle = (index: number, error?: Error): void => {
    const waiting = waiters.get(index) ?? [];
    waiters.delete(index);
    for (const waiter of waiting) {
      if (error) waiter.reject(error);
      else waiter.resolve();
    }
  };

  async function close(next: number): Promise<void> {
    for (; open < next; open += 1) {
      const bytes = parts.length > 0 ? Buffer.concat(parts) : emptySegment;
      parts = [];
      partBytes = 0;
      await options.onSegment(open, bytes);
      settle(open);
    }
  }

  async function handle(part: Part): Promise<void> {
    if (part.kind === 'init') {
      await options.onInit(part.bytes);
      hasInit = true;
      settle(-1);
      return;
    }
    const index = segmentAt(boundaries, part.startSec, toleranceSec);
    // What lies before the start is there only because ffmpeg begins at a key frame.
    if (index < start) return;
    if (index > open) await close(index);
    partBytes += part.bytes.length;
    if (partBytes > options.maxSegmentBytes) throw new Error('A segment is larger than any that is played');
    parts.push(part.bytes);
    // Nothing that belongs to this segment can follow: it need not wait for the next one.
    const next = boundaries[index + 1];
    if (next !== undefined && part.endSec >= next - toleranceSec / 2) await close(index + 1);
  }

  async function pump(): Promise<void> {
    for await (const chunk of child.stdout ?? []) {
      for (const part of split(chunk as Buffer)) await handle(part);
      // Not reading is what makes ffmpeg wait.
      while (open > lastAsked + ahead() && !isKilled) await new Promise<void>((resolve) => (wake = resolve));
      if (isKilled) return;
    }
  }
  let wake: () => void = () => undefined;

  const kill = (): void => {
    isKilled = true;
    child.kill('SIGKILL');
    wake();
  };
  const exit = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('close', (code) => resolve(code));
  });
  const ended = (async () => {
    let isBroken = false;
    try {
      await pump();
    } catch {
      isBroken = true;
      kill();
    }
    const code = await exit;
    // Sound may end before the picture does; its playlist names segments up to the end all the same. A program that
    // died says nothing about the rest of the film.
    if (!isKilled && !isBroken && hasInit && code === 0) await close(boundaries.length).catch(() => undefined);
    isOver = true;
    for (const index of [...waiters.keys()]) settle(index, new RunEnded('ffmpeg ended before this segment'));
    options.onEnd();
  })();
  if (child.pid !== undefined) {
    try {
      // Answers and other viewers come first.
      setPriority(child.pid, 5);
    } catch {
      // Not everywhere allowed, and only a courtesy.
    }
  }

  return {
    covers: (index) => !isOver && !isKilled && (index < 0 ? !hasInit : index >= open && index <= open + reach),
    wait(index) {
      if (index >= 0) lastAsked = Math.max(lastAsked, index);
      lastAskedMs = now();
      wake();
      let leave = (): void => undefined;
      const done = new Promise<void>((resolve, reject) => {
        const waiter = { resolve, reject };
        waiters.set(index, [...(waiters.get(index) ?? []), waiter]);
        leave = () => {
          const others = (waiters.get(index) ?? []).filter((other) => other !== waiter);
          if (others.length > 0) waiters.set(index, others);
          else waiters.delete(index);
        };
      });
      done.catch(() => undefined);
      return { done, leave };
    },
    touch(index) {
      if (index < start || index >= open) return;
      lastAsked = Math.max(lastAsked, index);
      lastAskedMs = now();
      wake();
    },
    get lastAskedMs() {
      return lastAskedMs;
    },
    get isAwaited() {
      return waiters.size > 0;
    },
    kill,
    ended,
  };
}
