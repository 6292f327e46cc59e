import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { OperatorStatus } from '@marquee/core/contracts';
import { i18n } from '../../../shared/i18n';
import { formatSize } from '../../../shared/lib/format/format-size';
import { formatMoment } from '../../../shared/lib/format/format-moment';

export type Level = 'good' | 'warning' | 'bad';

export interface StatusText {
  level: Level;
  title: string;
  text: string;
}

const tmdbProblems: Record<NonNullable<OperatorStatus['tmdb']['error']>, MessageDescriptor> = {
  token_refused: msg`TMDB refuses the token. Set another one under Settings.`,
  unreachable: msg`TMDB can’t be reached from the server. Check its internet connection.`,
  timed_out: msg`TMDB answers too slowly. Visitors get what is cached.`,
  rate_limited: msg`TMDB asks for a pause. Visitors get what is cached.`,
  bad_status: msg`TMDB has an outage. Visitors get what is cached.`,
  not_json: msg`TMDB sends something unreadable. Check TMDB_BASE_URL.`,
  too_large: msg`TMDB sends something unreadable. Check TMDB_BASE_URL.`,
};

/** Where titles come from. */
export function tmdbText({ state, error, requests, cached }: OperatorStatus['tmdb']): StatusText {
  const title = t`TMDB`;
  if (state === 'none')
    return { level: 'good', title, text: t`No token is set. Titles come from this site’s own catalog.` };
  if (error) return { level: 'bad', title, text: i18n._(tmdbProblems[error]) };
  const asked = plural(requests, { one: '# request', other: '# requests' });
  return { level: 'good', title, text: t`Today: ${asked}, and ${cached} answered from the cache.` };
}

const SLOW_MS = 500;

export function databaseText({ ms, bytes }: OperatorStatus['database']): StatusText {
  const size = formatSize(bytes);
  const text = t`${size}, answers in ${ms} ms.`;
  return { level: ms > SLOW_MS ? 'warning' : 'good', title: t`Database`, text };
}

/** Below twice the reserve caches shrink, below the reserve nothing is saved (`watchDiskSpace`). */
export function diskText({ freeBytes, reserveBytes }: OperatorStatus['disk']): StatusText {
  const title = t`Disk`;
  if (freeBytes === null) return { level: 'good', title, text: t`The system doesn’t say how much is free.` };
  const free = formatSize(freeBytes);
  if (freeBytes < reserveBytes)
    return { level: 'bad', title, text: t`Only ${free} free. Visitors can’t save anything: make room.` };
  if (freeBytes < 2 * reserveBytes)
    return { level: 'warning', title, text: t`Only ${free} free. Caches are shrinking: make room.` };
  return { level: 'good', title, text: t`${free} free.` };
}

export function providerText({ isReachable, ms }: OperatorStatus['provider']): StatusText {
  const title = t`Stream provider`;
  return isReachable
    ? { level: 'good', title, text: t`Answers in ${ms} ms.` }
    : { level: 'bad', title, text: t`Can’t be reached, so nothing plays from it. Check whether it runs.` };
}

/** Null without media folders. */
export function foldersText({ folders }: OperatorStatus['provider']): StatusText | null {
  const title = t`Media folders`;
  const gone = folders.filter(({ problem }) => problem !== null).map(({ path }) => path);
  if (folders.length === 0) return null;
  if (gone.length === 0) {
    const count = folders.length;
    return {
      level: 'good',
      title,
      text: plural(count, { one: '# folder, readable.', other: '# folders, all readable.' }),
    };
  }
  const paths = gone.join(', ');
  return {
    level: gone.length === folders.length ? 'bad' : 'warning',
    title,
    text: t`Can’t be read: ${paths}. Connect the disk, or remove the folder under Library.`,
  };
}

export function mailText({ isConfigured }: OperatorStatus['mail']): StatusText {
  return {
    level: 'good',
    title: t`Email`,
    text: isConfigured
      ? t`A mail server is set. Send yourself a test.`
      : t`No mail server is set (SMTP_URL), so people can’t reset a password by themselves.`,
  };
}

export function serverText({ server, caches }: Pick<OperatorStatus, 'server' | 'caches'>): StatusText {
  const { version, node } = server;
  const since = formatMoment(server.startedAt);
  const memory = formatSize(server.memoryBytes);
  const cached = formatSize(caches.bytes);
  const limit = formatSize(caches.limitBytes);
  return {
    level: 'good',
    title: t`Marquee ${version} on Node ${node}`,
    text: t`Running since ${since}. Uses ${memory} of memory; caches hold ${cached} of ${limit}.`,
  };
}
