import { DAY_MS, STALE_BACKUP_MS } from '@marquee/core';
import { msg, t } from '@lingui/core/macro';
import type { BackupFailureReason, OperatorStatus } from '@marquee/core/contracts';
import { i18n, intlLocale } from '../../../shared/i18n';

const startOfDay = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

interface Moment {
  day: 'today' | 'yesterday' | 'earlier';
  /** `04:10` */
  time: string;
  /** `November 20, 2026` */
  date: string;
}

function momentOf(at: Date, now: Date): Moment {
  const locale = intlLocale();
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  return {
    day: days === 0 ? 'today' : days === 1 ? 'yesterday' : 'earlier',
    time: at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    date: at.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

function lastBackupText({ day, time, date }: Moment): string {
  if (day === 'today') return t`Last backup: today at ${time}`;
  if (day === 'yesterday') return t`Last backup: yesterday at ${time}`;
  return t`Last backup: ${date} at ${time}`;
}

const reasons = {
  disk_full: msg`The disk is full.`,
  no_permission: msg`The server isn’t allowed to write to the backup folder.`,
  database_unavailable: msg`The database can’t be reached.`,
  other: msg`Something went wrong. The server’s message is below, in English.`,
} satisfies Record<BackupFailureReason, unknown>;

/** @param reason a complete sentence */
function failureText({ day, time, date }: Moment, reason: string): string {
  if (day === 'today') return t`The backup failed today at ${time}: ${reason} The server tries again every hour.`;
  if (day === 'yesterday')
    return t`The backup failed yesterday at ${time}: ${reason} The server tries again every hour.`;
  return t`The backup failed on ${date} at ${time}: ${reason} The server tries again every hour.`;
}

export interface BackupText {
  title: string;
  text: string;
  /** The server's error message, in English. */
  detail?: string;
  isWarning: boolean;
}

/** The status of backups, and what to do about it. */
export function backupText({ lastSuccessAt, failure }: Omit<OperatorStatus['backup'], 'isOn'>, now: Date): BackupText {
  const last = lastSuccessAt === null ? null : new Date(lastSuccessAt);
  const title = last ? lastBackupText(momentOf(last, now)) : t`No backup yet`;
  if (failure) {
    const text = failureText(momentOf(new Date(failure.at), now), i18n._(reasons[failure.reason]));
    return { title, text, detail: failure.sentence, isWarning: true };
  }
  if (!last) return { title, text: t`The first backup is written a minute after the server starts.`, isWarning: false };
  if (now.getTime() - last.getTime() > STALE_BACKUP_MS)
    return {
      title,
      text: t`There should be one a day. Run “npm run marquee -- backup” on the server to see what’s wrong.`,
      isWarning: true,
    };
  return {
    title,
    text: t`Written once a day to the server’s backups folder. Copy it to another disk.`,
    isWarning: false,
  };
}
