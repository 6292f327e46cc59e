import type { OperatorStatus } from '@marquee/core/contracts';

const DAY_MS = 24 * 60 * 60_000;
/** Backups are daily; a server that was off for a night is no reason to worry. */
const STALE_AFTER_MS = 2 * DAY_MS;

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

const startOfDay = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** `today at 04:10`, `November 20, 2026 at 04:10`. */
function dayAndTime(at: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  const day = days === 0 ? 'today' : days === 1 ? 'yesterday' : date.format(at);
  return `${day} at ${time.format(at)}`;
}

export interface BackupText {
  title: string;
  text: string;
  isWarning: boolean;
}

/** How backups are, and what to do about them. */
export function backupText({ lastSuccessAt, failure }: OperatorStatus['backup'], now: Date): BackupText {
  const last = lastSuccessAt === null ? null : new Date(lastSuccessAt);
  const title = last ? `Last backup: ${dayAndTime(last, now)}` : 'No backup yet';
  if (failure)
    return {
      title,
      text: `The backup failed ${dayAndTime(new Date(failure.at), now)}: ${failure.sentence} The server tries again every hour.`,
      isWarning: true,
    };
  if (!last)
    return { title, text: 'The first one is written a minute after the server has started.', isWarning: false };
  if (now.getTime() - last.getTime() > STALE_AFTER_MS)
    return {
      title,
      text: 'There should be one a day. Run "npm run marquee -- backup" on the server; it says what is wrong.',
      isWarning: true,
    };
  return {
    title,
    text: 'Written once a day to the backups folder of the server. Copy it to another disk.',
    isWarning: false,
  };
}
