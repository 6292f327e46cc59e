import { realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { folderPathSchema } from '@marquee/core/contracts';
import { isHidden, isInside } from '../scan/walk';
import { type FolderFiles, folderCalls, FolderRefusal, PatientReader } from './patient-reader';

export interface GrantOptions {
  /** MEDIA_ROOTS: what operators may choose from. */
  roots: readonly string[];
  /** Never shown, and never served. */
  dataDir: string;
  /** Node's threads for files. */
  fileThreads?: number;
  reader?: PatientReader;
}

/** Which folders operators may choose on the dashboard: below the roots, not hidden, and not the data folder. */
export class FolderGrants {
  readonly reader: PatientReader;
  #dataDir: string | undefined;
  /** With symbolic links resolved, by the root as configured. */
  #roots = new Map<string, string>();

  constructor(private readonly options: GrantOptions) {
    const { reader, fileThreads } = options;
    this.reader = reader ?? new PatientReader(undefined, undefined, fileThreads && folderCalls(fileThreads));
  }

  /** The roots that exist, with symbolic links resolved; one whose disk does not answer is where it was last. */
  async roots(): Promise<readonly string[]> {
    await Promise.all(
      this.options.roots.map(async (root) => {
        try {
          this.#roots.set(root, await this.reader.run(root, (files) => files.realpath(root)));
        } catch (error) {
          if (!(error instanceof FolderRefusal && error.problem === 'slow')) this.#roots.delete(root);
        }
      }),
    );
    return [...new Set(this.options.roots.flatMap((root) => this.#roots.get(root) ?? []))];
  }

  /** Reads in a folder. What lies directly in a root may be a disk of its own, which answers or not. @throws FolderRefusal */
  read<T>(path: string, work: (files: FolderFiles) => Promise<T>): Promise<T> {
    const root = [...this.options.roots, ...this.#roots.values()].find((each) => isInside([each], path));
    const name = root === undefined ? undefined : relative(root, path).split(sep)[0];
    return this.reader.run(root === undefined || name === undefined ? path : join(root, name), work);
  }

  /** The folder with symbolic links resolved. @throws FolderRefusal */
  async resolve(path: string): Promise<string> {
    if (!isAbsolute(path) || path.includes('\0') || path.split(/[\\/]/).includes('..'))
      throw new FolderRefusal('not_allowed');
    const roots = await this.roots();
    const asked = resolve(path);
    // Before it is looked up: what may not be chosen does not even say whether it exists.
    if (!(await this.allows(asked, [...this.options.roots, ...roots]))) throw new FolderRefusal('not_allowed');
    const real = await this.read(asked, (files) => this.#realpath(files, asked));
    if (!(await this.allows(real, roots))) throw new FolderRefusal('not_allowed');
    // A link may be short, and the site stores where it leads.
    if (!folderPathSchema.safeParse(real).success) throw new FolderRefusal('unreadable');
    return real;
  }

  /** Of a path that leads out, only that is said. @throws FolderRefusal, or the error of the path */
  async #realpath(files: FolderFiles, asked: string): Promise<string> {
    try {
      return await files.realpath(asked);
    } catch (error) {
      let path = asked;
      let real: string | undefined;
      while (real === undefined && dirname(path) !== path && !this.options.roots.includes(path)) {
        // A link that leads nowhere, or to where nothing can be read.
        const isLink = await files.readlink(path).then(
          () => true,
          () => false,
        );
        if (isLink) throw new FolderRefusal('not_allowed');
        path = dirname(path);
        real = await files.realpath(path).catch(() => undefined);
      }
      if (real !== undefined && !(await this.allows(real, [...this.#roots.values()])))
        throw new FolderRefusal('not_allowed');
      throw error;
    }
  }

  /** With symbolic links resolved, once it exists. */
  async dataDir(): Promise<string> {
    this.#dataDir ??= await realpath(this.options.dataDir).catch(() => undefined);
    return this.#dataDir ?? resolve(this.options.dataDir);
  }

  /** @param real without symbolic links */
  async allows(real: string, roots: readonly string[]): Promise<boolean> {
    if (isInside([await this.dataDir()], real)) return false;
    return roots.some(
      (root) =>
        isInside([root], real) &&
        !relative(root, real)
          .split(sep)
          .some((name) => name !== '' && isHidden(name)),
    );
  }
}
