import { type FSWatcher, watch } from 'node:fs';

export interface FolderWatcher {
  /** Watches exactly these folders from now on. */
  follow(folders: readonly string[]): void;
  /** False if the system's limit of watches was reached, so that periodic scans are needed. */
  readonly isComplete: boolean;
  close(): void;
}

/** Calls back after a change in one of the folders, once there have been no changes for a moment. */
export function watchFolders(onChange: () => void, debounceMs: number): FolderWatcher {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let isComplete = true;
  const changed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onChange, debounceMs).unref();
  };
  const drop = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  return {
    follow(folders) {
      isComplete = true;
      const wanted = new Set(folders);
      for (const folder of watchers.keys()) if (!wanted.has(folder)) drop(folder);
      for (const folder of wanted) {
        if (watchers.has(folder)) continue;
        try {
          const watcher = watch(folder, { persistent: false }, changed);
          watcher.on('error', () => {
            drop(folder);
            changed();
          });
          watchers.set(folder, watcher);
        } catch {
          isComplete = false;
        }
      }
    },
    get isComplete() {
      return isComplete;
    },
    close() {
      clearTimeout(timer);
      for (const folder of [...watchers.keys()]) drop(folder);
    },
  };
}
