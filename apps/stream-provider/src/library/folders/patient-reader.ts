import { opendir, realpath } from 'node:fs/promises';
import { codeOf } from '@marquee/server';
import type { FolderProblem } from '@marquee/core/contracts';

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
  opendir: typeof opendir;
}

/**
 * A call on a network drive that is gone never returns, and holds one of Node's four threads for files: further ones are
 * not made before it does.
 */
const maxStuck = 2;

/** Reads folders of which nobody knows whether their disk answers. */
export class PatientReader {
  #stuck = 0;

  constructor(
    private readonly limitMs = 5_000,
    readonly files: FolderFiles = { realpath, opendir },
  ) {}

  /** @throws FolderRefusal, also `slow` if the work is not done in time */
  async run<T>(work: (files: FolderFiles) => Promise<T>): Promise<T> {
    if (this.#stuck >= maxStuck) throw new FolderRefusal('slow');
    const running = work(this.files);
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#stuck += 1;
        const release = () => (this.#stuck -= 1);
        running.then(release, release);
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
}
