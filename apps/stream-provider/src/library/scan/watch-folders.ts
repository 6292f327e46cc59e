import { type FSWatcher, watch } from 'node:fs';

export interface FolderWatcher {
  /** Watches exactly these folders from now on. */
  follow(folders: readonly string[]): void;
  /** False where the system gave no more watches; then only looking again helps. */
  readonly isComplete: boolean;
  close(): void;
}

/** Calls back, once things have been quiet for a moment, after anything changed in one of the folders. */
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
