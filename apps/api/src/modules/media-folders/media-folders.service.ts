import { MOST_MEDIA_FOLDERS, type FolderList, type FolderLook, type FolderStates } from '@marquee/core/contracts';
import type { Logger } from '@marquee/server';
import type { Settings } from '../../config';
import type { Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import type { CurrentSession } from '../auth';
import { beginAct, type LibraryClient } from '../operator';
import type { SiteSettings } from '../site-settings';

export interface MediaFoldersDeps {
  settings: Pick<Settings, 'provider'>;
  siteSettings: SiteSettings;
  library: LibraryClient;
  logger: Logger;
  now: () => number;
}

/** The folders of the library, as operators choose them on the dashboard. */
export class MediaFoldersService {
  constructor(private readonly deps: MediaFoldersDeps) {}

  /** The folders in use, and which of them cannot be read. */
  list(): Promise<FolderStates> {
    return this.deps.library.tellFolders(this.deps.siteSettings.values.mediaFolders);
  }

  browse(path: string | null): Promise<FolderList> {
    return this.deps.library.browse(path);
  }

  look(path: string): Promise<FolderLook> {
    return this.deps.library.look(path);
  }

  /**
   * Adds a folder that can be read.
   *
   * @throws ApiError `folder_unusable`, `folder_overlaps`, `folders_full`, or `setting_fixed` if MEDIA_DIR names them
   */
  async add(session: CurrentSession, asked: string): Promise<FolderStates> {
    if ((await this.list()).fixedBy) throw new ApiError('setting_fixed');
    const { path, problem } = await this.look(asked);
    if (problem !== null) throw new ApiError('folder_unusable', { cause: problem });
    return this.#change(session, { name: 'add_folder', path }, (folders) => {
      if (folders.some((other) => isInside(other, path) || isInside(path, other)))
        throw new ApiError('folder_overlaps');
      if (folders.length >= MOST_MEDIA_FOLDERS) throw new ApiError('folders_full');
      return [...folders, path];
    });
  }

  /** Removes a folder from the library; its files stay. @throws ApiError `not_found`, `setting_fixed` */
  async remove(session: CurrentSession, path: string): Promise<FolderStates> {
    return this.#change(session, { name: 'remove_folder', path }, (folders) => {
      if (!folders.includes(path)) throw new ApiError('not_found');
      return folders.filter((folder) => folder !== path);
    });
  }

  async #change(
    { sessionId }: CurrentSession,
    { name, path }: { name: 'add_folder' | 'remove_folder'; path: string },
    edit: (folders: readonly string[]) => string[],
  ): Promise<FolderStates> {
    await this.deps.siteSettings.save(async (tx: Transaction) => {
      const { record } = await beginAct(tx, { sessionId }, this.deps.now());
      await record({ name, target: { id: null, name: path } });
      // As they are stored now: another operator may have added one.
      return { mediaFolders: edit((await this.deps.siteSettings.read(tx)).mediaFolders) };
    });
    return this.list();
  }
}

/** Whether a folder is the other one or lies in it. The paths may be those of Windows. */
function isInside(folder: string, outer: string): boolean {
  if (folder === outer) return true;
  const separator = /^[A-Za-z]:\\|^\\\\/.test(outer) ? '\\' : '/';
  return folder.startsWith(outer.endsWith(separator) ? outer : outer + separator);
}
