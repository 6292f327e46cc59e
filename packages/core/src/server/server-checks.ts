import type { OperatorStatus } from '../contracts';
import { DAY_MS } from '../media/dates';
import type { ServerCheck } from './server-check-names';

/** `bad` needs the operator; `warning` soon may. */
export type Level = 'good' | 'warning' | 'bad';

export type CheckLevels = Record<ServerCheck, Level>;

/** What the checks look at; a database that does not answer is null. */
export interface CheckedStatus extends Pick<OperatorStatus, 'tmdb' | 'provider' | 'disk' | 'backup'> {
  database: OperatorStatus['database'] | null;
}

const SLOW_DATABASE_MS = 500;
/** Backups are daily; missing one, e.g. because the server was off, is no reason for a warning. */
export const STALE_BACKUP_MS = 2 * DAY_MS;

function diskLevel({ freeBytes, reserveBytes }: OperatorStatus['disk']): Level {
  if (freeBytes === null || freeBytes >= 2 * reserveBytes) return 'good';
  // Below twice the reserve caches shrink, below the reserve nothing is saved (`watchDiskSpace`).
  return freeBytes < reserveBytes ? 'bad' : 'warning';
}

function backupLevel({ isOn, lastSuccessAt, failure }: OperatorStatus['backup'], nowMs: number): Level {
  if (!isOn) return 'good';
  const isStale = lastSuccessAt !== null && nowMs - Date.parse(lastSuccessAt) > STALE_BACKUP_MS;
  return failure || isStale ? 'warning' : 'good';
}

/** Of the media folders; one that is gone may be a disk that is not plugged in. */
function foldersLevel({ folders }: OperatorStatus['provider']): Level {
  const gone = folders.filter(({ problem }) => problem !== null).length;
  return gone === 0 ? 'good' : gone === folders.length ? 'bad' : 'warning';
}

/** How each part of the server is, for the status page, the line above the site, `/readyz` and the metrics alike. */
export const checkServer = (status: CheckedStatus, nowMs: number): CheckLevels => ({
  tmdb: status.tmdb.error ? 'bad' : 'good',
  provider: status.provider.isReachable ? 'good' : 'bad',
  folders: foldersLevel(status.provider),
  database: status.database === null ? 'bad' : status.database.ms > SLOW_DATABASE_MS ? 'warning' : 'good',
  disk: diskLevel(status.disk),
  backup: backupLevel(status.backup, nowMs),
});
