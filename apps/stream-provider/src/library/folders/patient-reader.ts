import { opendir, readlink, realpath } from 'node:fs/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { codeOf } from '@marquee/server';
import type { FolderProblem } from '@marquee/core/contracts';
import { isInside } from '../scan/walk';

/** Why a folder cannot be used. */
export class FolderRefusal extends Error {
  override readonly name = 'FolderRefusal';

  constructor(readonly problem: FolderProblem) {
    super(`The folder cannot be used: ${problem}`);
  }
}

const problems: Record<string, FolderProblem> = { ENOENT: 'missing', ENOTDIR: 'not_a_folder' };

const refusalOf = (error: unknown): FolderRefusal =>
  error instanceof FolderRefusal ? error : new FolderRefusal(problems[codeOf(error) ?? ''] ?? 'unreadable');

export interface FolderFiles {
  realpath: (path: string) => Promise<string>;
  readlink: (path: string) => Promise<string>;
  opendir: typeof opendir;
}

/** Node's usual threads for files, as many as everything else needs. */
const otherThreads = 4;

/**
 * How many calls may wait for folders at once. On a network drive that is gone a call may never return, and holds one of
 * Node's threads for files.
 */
export const folderCalls = (threads: number): number => Math.max(2, threads - otherThreads);

/**
 * Reads folders of which nobody knows whether their disk answers: one call at a time in each place, so that a place
 * without an answer does not keep the others from theirs.
 */
export class PatientReader {
  readonly #calls: LimitFunction;
  readonly #callsIn = new Map<string, LimitFunction>();
  /** Places with a call that was given up and has not returned yet. */
  readonly #stuck = new Set<string>();

  constructor(
    private readonly limitMs = 5_000,
    readonly files: FolderFiles = { realpath, readlink, opendir },
    private readonly maxCalls = folderCalls(otherThreads),
  ) {
    this.#calls = pLimit(maxCalls);
  }

  /** @throws FolderRefusal, also `slow` if the work is not done in time, waiting for others included */
  async run<T>(place: string, work: (files: FolderFiles) => Promise<T>): Promise<T> {
    if (this.#stuck.size >= this.maxCalls || isInside([...this.#stuck], place)) throw new FolderRefusal('slow');
    let isRunning = false;
    let isOver = false;
    const isGivenUp = (): boolean => isOver;
    const running = this.#inTurn(place, async () => {
      if (isGivenUp()) throw new FolderRefusal('slow');
      isRunning = true;
      try {
        return await work(this.files);
      } finally {
        isRunning = false;
        if (isGivenUp()) this.#stuck.delete(place);
      }
    });
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isOver = true;
        if (isRunning) this.#stuck.add(place);
        reject(new FolderRefusal('slow'));
      }, this.limitMs);
    });
    try {
      return await Promise.race([running, limit]);
    } catch (error) {
      throw refusalOf(error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #inTurn<T>(place: string, work: () => Promise<T>): Promise<T> {
    const callsHere = this.#callsIn.get(place) ?? pLimit(1);
    this.#callsIn.set(place, callsHere);
    try {
      return await callsHere(() => this.#calls(work));
    } finally {
      if (callsHere.activeCount + callsHere.pendingCount === 0) this.#callsIn.delete(place);
    }
  }
}
