import type { FolderList, FolderLook, FolderProblem, FolderStates } from '@marquee/core/contracts';
import type { Logger } from '@marquee/server';
import pLimit from 'p-limit';
import type { FfmpegTools } from '../ffmpeg-tools';
import type { Library } from '../library';
import { browseFolder } from './browse-folder';
import type { ChosenFolders } from './chosen-folders';
import type { FolderGrants } from './folder-grants';
import { lookIntoFolder } from './look-into-folder';
import { FolderRefusal } from './patient-reader';

interface LibraryFoldersOptions {
  library: Library;
  grants: FolderGrants;
  chosen: ChosenFolders;
  tools: FfmpegTools;
  logger: Logger;
  /** Epoch milliseconds. */
  now: () => number;
  /** Whether MEDIA_DIR names the folders. */
  isFixed: boolean;
}

/** Which folders the library serves, and what operators may choose instead. */
export class LibraryFolders {
  #hasWarned = false;
  readonly #changes = pLimit(1);

  constructor(private readonly options: LibraryFoldersOptions) {
    this.#warn();
  }

  /** Serves the folders that operators chose, unless MEDIA_DIR names others, and says of each whether it can be read. */
  async choose(folders: readonly string[]): Promise<FolderStates> {
    const { library, isFixed } = this.options;
    if (!isFixed) await this.#changes(() => this.#change(folders));
    return {
      fixedBy: isFixed ? 'MEDIA_DIR' : null,
      folders: await Promise.all(library.folders.map(async (path) => ({ path, problem: await this.#problemOf(path) }))),
    };
  }

  browse(path: string | null): Promise<FolderList> {
    return browseFolder(this.options.grants, path);
  }

  look(path: string): Promise<FolderLook> {
    return lookIntoFolder(this.options, path);
  }

  async #change(folders: readonly string[]): Promise<void> {
    const { library, chosen, logger } = this.options;
    if (folders.join('\0') === library.folders.join('\0')) return;
    await library.setFolders(folders);
    await chosen.write(folders).catch((error: unknown) => {
      logger.warn({ err: error }, 'the media folders cannot be stored: after a restart the site has to name them');
    });
    this.#warn();
  }

  async #problemOf(path: string): Promise<FolderProblem | null> {
    const { grants, isFixed } = this.options;
    try {
      const real = isFixed ? path : await grants.resolve(path);
      await grants.read(real, async (files) => (await files.opendir(real)).close());
      return null;
    } catch (error) {
      if (error instanceof FolderRefusal) return error.problem;
      throw error;
    }
  }

  #warn(): void {
    const { library, tools, logger } = this.options;
    if (tools.ffmpeg || library.folders.length === 0 || this.#hasWarned) return;
    this.#hasWarned = true;
    logger.warn(
      'ffmpeg is not installed: the library serves only files that browsers play as they are (GET /library lists the others).',
    );
  }
}
