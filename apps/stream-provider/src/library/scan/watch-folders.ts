import { type FSWatcher, watch } from 'node:fs';
import { debounce } from './debounce';

export interface FolderWatcher {
  /** Watches exactly these folders from now on. */
  follow(folders: readonly string[]): void;
  /** False if the system's limit of watches was reached, so that periodic scans are needed. */
  readonly isComplete: boolean;
  close(): void;
}

/** A recording changes its folder all the time. */
const atMostMs = 5_000;

/** Calls back after a change in one of the folders, once there have been no changes for a moment. */
export function watchFolders(onChange: () => void, debounceMs: number): FolderWatcher {
  const watchers = new Map<string, FSWatcher>();
  const changes = debounce(onChange, { quietMs: debounceMs, atMostMs });
  let isComplete = true;
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
          const watcher = watch(folder, { persistent: false }, () => changes.call());
          watcher.on('error', () => {
            drop(folder);
            changes.call();
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
      changes.cancel();
      for (const folder of [...watchers.keys()]) drop(folder);
    },
  };
}
