import type { AppDeps } from '../app-deps';
import type { BackupState } from '../backups';

/** Backups in a state, which a new one does not change. */
export const backupsIn = (state: BackupState): NonNullable<AppDeps['backups']> => ({
  state: async () => state,
  runNow: async () => state,
  list: async () => [],
  pathOf: async () => undefined,
});
