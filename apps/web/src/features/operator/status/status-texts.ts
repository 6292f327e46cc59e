import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { Level } from '@marquee/core';
import type { OperatorStatus } from '@marquee/core/contracts';
import { i18n } from '../../../shared/i18n';
import { formatSize } from '../../../shared/lib/format/format-size';
import { formatMoment } from '../../../shared/lib/format/format-moment';

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
export function tmdbText({ state, error, requests, cached }: OperatorStatus['tmdb'], level: Level): StatusText {
  const title = t`TMDB`;
  if (state === 'none') return { level, title, text: t`No token is set. Titles come from this site’s own catalog.` };
  if (error) return { level, title, text: i18n._(tmdbProblems[error]) };
  const asked = plural(requests, { one: '# request', other: '# requests' });
  return { level, title, text: t`Today: ${asked}, and ${cached} answered from the cache.` };
}

export function databaseText({ ms, bytes }: OperatorStatus['database'], level: Level): StatusText {
  const size = formatSize(bytes);
  const text = t`${size}, answers in ${ms} ms.`;
  return { level, title: t`Database`, text };
}

export function diskText({ freeBytes }: OperatorStatus['disk'], level: Level): StatusText {
  const title = t`Disk`;
  if (freeBytes === null) return { level, title, text: t`The system doesn’t say how much is free.` };
  const free = formatSize(freeBytes);
  if (level === 'bad') return { level, title, text: t`Only ${free} free. Visitors can’t save anything: make room.` };
  if (level === 'warning') return { level, title, text: t`Only ${free} free. Caches are shrinking: make room.` };
  return { level, title, text: t`${free} free.` };
}

export function providerText({ isReachable, ms }: OperatorStatus['provider'], level: Level): StatusText {
  const title = t`Stream provider`;
  return isReachable
    ? { level, title, text: t`Answers in ${ms} ms.` }
    : { level, title, text: t`Can’t be reached, so nothing plays from it. Check whether it runs.` };
}

/** Null without media folders. */
export function foldersText({ folders }: OperatorStatus['provider'], level: Level): StatusText | null {
  const title = t`Media folders`;
  const gone = folders.filter(({ problem }) => problem !== null).map(({ path }) => path);
  if (folders.length === 0) return null;
  if (gone.length === 0) {
    const count = folders.length;
    return {
      level,
      title,
      text: plural(count, { one: '# folder, readable.', other: '# folders, all readable.' }),
    };
  }
  const paths = gone.join(', ');
  return {
    level,
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

/** What the stream provider converts for browsers that cannot play a file as it is. */
export function conversionsText(conversions: OperatorStatus['conversions']): StatusText {
  const title = t`Conversions`;
  if (!conversions) return { level: 'good', title, text: t`The stream provider has no library of yours (MEDIA_DIR).` };
  const { hasFfmpeg, running, most } = conversions;
  if (!hasFfmpeg)
    return {
      level: 'warning',
      title,
      text: t`ffmpeg is missing, so files that browsers can’t play as they are don’t play. Install it.`,
    };
  const kept = formatSize(conversions.cacheBytes);
  const limit = formatSize(conversions.cacheMaxBytes);
  return {
    level: 'good',
    title,
    text: t`${running} running. There are places for ${most} transcodes (LIBRARY_TRANSCODES). Keeps ${kept} of ${limit}.`,
  };
}

export function cachesText({ bytes, limitBytes }: OperatorStatus['caches']): StatusText {
  const held = formatSize(bytes);
  const limit = formatSize(limitBytes);
  return {
    level: 'good',
    title: t`Caches`,
    text: t`Hold ${held} of ${limit} in memory. Nothing to do: the oldest make room.`,
  };
}

export function serverText({ server }: Pick<OperatorStatus, 'server'>): StatusText {
  const { version, node } = server;
  const since = formatMoment(server.startedAt);
  const memory = formatSize(server.memoryBytes);
  return {
    level: 'good',
    title: t`Marquee ${version} on Node ${node}`,
    text: t`Running since ${since}. Uses ${memory} of memory.`,
  };
}
