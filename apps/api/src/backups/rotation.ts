import { DAY_MS } from '@marquee/core';

/** The properties of a readable backup that rotation depends on. */
export interface BackupSummary {
  name: string;
  /** Epoch milliseconds. */
  createdAtMs: number;
  accounts: number;
  /** Rows that belong to people. */
  rows: number;
}

const DAYS = 7;
const WEEKS = 4;

const dayOf = ({ createdAtMs }: BackupSummary) => Math.floor(createdAtMs / DAY_MS);
/** The epoch was a Thursday; weeks begin on Monday. */
const weekOf = (backup: BackupSummary) => Math.floor((dayOf(backup) + 3) / 7);

/**
 * Names of the backups to keep:
 * - the newest of each of the last 7 days, and of each of the last 4 weeks, that have one;
 * - the newest with accounts;
 * - the last one before the number of rows collapsed, and the one that shows the collapse, until a later collapse;
 * - all that are dated in the future, because a clock was ahead or is behind now. They replace none of the others.
 */
export function backupsToKeep(backups: readonly BackupSummary[], nowMs: number): Set<string> {
  const future = backups.filter(({ createdAtMs }) => createdAtMs > nowMs);
  const past = backups
    .filter(({ createdAtMs }) => createdAtMs <= nowMs)
    .sort((a, b) => b.createdAtMs - a.createdAtMs || (a.name < b.name ? 1 : -1));
  const kept = [
    ...future,
    ...newestOfEach(past, dayOf, DAYS),
    ...newestOfEach(past, weekOf, WEEKS),
    ...past.filter(({ accounts }) => accounts > 0).slice(0, 1),
    ...lastBeforeCollapse(past),
  ];
  return new Set(kept.map(({ name }) => name));
}

function newestOfEach(
  newestFirst: readonly BackupSummary[],
  period: (backup: BackupSummary) => number,
  periods: number,
): BackupSummary[] {
  const newest = new Map<number, BackupSummary>();
  for (const backup of newestFirst) if (!newest.has(period(backup))) newest.set(period(backup), backup);
  return [...newest.values()].slice(0, periods);
}

/**
 * The newest backup before the number of rows fell to less than half, and the first one after that. The second is
 * needed to recognise the first later, when the number of rows has grown again.
 */
function lastBeforeCollapse(newestFirst: readonly BackupSummary[]): BackupSummary[] {
  for (const [index, backup] of newestFirst.entries()) {
    const collapsed = newestFirst.slice(0, index).findLast(({ rows }) => rows < backup.rows / 2);
    if (collapsed) return [backup, collapsed];
  }
  return [];
}
