import { t } from '@lingui/core/macro';
import type { OperatorStatus } from '@marquee/core/contracts';
import { siteLanguage } from '../../../shared/i18n';

const DAY_MS = 24 * 60 * 60_000;
/** Backups are daily; a server that was off for a night is no reason to worry. */
const STALE_AFTER_MS = 2 * DAY_MS;

const startOfDay = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** `today at 04:10`, `November 20, 2026 at 04:10`. */
function dayAndTime(at: Date, now: Date): string {
  const language = siteLanguage();
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  const time = at.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (days === 0)
    return t({ message: `today at ${time}`, comment: 'Within a sentence: "Last backup: today at 04:10"' });
  if (days === 1) return t({ message: `yesterday at ${time}`, comment: 'Within a sentence' });
  const day = at.toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric' });
  return t({ message: `${day} at ${time}`, comment: 'Within a sentence: "November 20, 2026 at 04:10"' });
}

export interface BackupText {
  title: string;
  text: string;
  isWarning: boolean;
}

/** How backups are, and what to do about them. */
export function backupText({ lastSuccessAt, failure }: OperatorStatus['backup'], now: Date): BackupText {
  const last = lastSuccessAt === null ? null : new Date(lastSuccessAt);
  const lastTime = last && dayAndTime(last, now);
  const title = lastTime ? t`Last backup: ${lastTime}` : t`No backup yet`;
  if (failure) {
    const failureTime = dayAndTime(new Date(failure.at), now);
    const { sentence: reason } = failure;
    return {
      title,
      text: t`The backup failed ${failureTime}: ${reason} The server tries again every hour.`,
      isWarning: true,
    };
  }
  if (!last)
    return { title, text: t`The first one is written a minute after the server has started.`, isWarning: false };
  if (now.getTime() - last.getTime() > STALE_AFTER_MS)
    return {
      title,
      text: t`There should be one a day. Run "npm run marquee -- backup" on the server; it says what is wrong.`,
      isWarning: true,
    };
  return {
    title,
    text: t`Written once a day to the backups folder of the server. Copy it to another disk.`,
    isWarning: false,
  };
}
