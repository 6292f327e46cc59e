import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { UrlProblem } from '@marquee/core';
import { SourceError, type SourceCheck } from '@marquee/player/sources';
import { i18n } from '../../shared/i18n';
import type { ListedSource } from '../../shared/sources';

/** Label of a kind of source. */
export function kindName(kind: ListedSource['kind']): string {
  switch (kind) {
    case 'jellyfin':
      return 'Jellyfin';
    case 'provider':
      return t`Video server`;
    case 'site':
      return t`This site`;
    case 'archive':
      return t`Open archive`;
  }
}

/** One sentence on what a source is used for. */
export function usage(source: ListedSource): string {
  switch (source.kind) {
    case 'jellyfin':
      return t`Movies and episodes from a library you have an account on. It can see what you play.`;
    case 'provider':
      return t`A server you added. Only connect servers whose media you’re allowed to watch.`;
    case 'site':
      return t`Provided by this site’s operator.`;
    case 'archive':
      return t`Movies at archive.org with an open license or in the public domain. It can see which titles you open.`;
  }
}

export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

/** The URL of a source, for display. */
export function placeOf(source: ListedSource): string {
  if (source.kind === 'archive') return 'archive.org';
  return hostOf(source.kind === 'site' ? source.url : source.server.url);
}

/** The result of a connection test in one line. */
export function checkText({ serverName, version, account, sources }: SourceCheck, latencyMs: number): string {
  const latency = Math.round(latencyMs);
  const server = [serverName, version].filter(Boolean).join(' ');
  return [
    t({ message: 'Works', context: 'a source that was tested' }),
    server,
    account && t`signed in as ${account}`,
    sources !== undefined && plural(sources, { one: '# source', other: '# sources' }),
    t`${latency} ms`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const MIXED = msg`Browsers don’t let secure pages load http URLs. Use an https URL for the server.`;

export const httpErrorText = (host: string, status: number | undefined): string =>
  status === undefined
    ? t`${host} returned an error (status unknown).`
    : t`${host} returned an error (status ${status}).`;

/** Why a server cannot be used, in terms for its operator. */
export function failureText(error: unknown, address: string): string {
  const host = hostOf(address);
  if (!(error instanceof SourceError)) return t`${host} couldn’t be reached.`;
  switch (error.code) {
    case 'network':
      return window.isSecureContext && address.startsWith('http:') && location.protocol === 'https:'
        ? i18n._(MIXED)
        : t`${host} didn’t respond. It may be off, unreachable from here, or closed to other sites (CORS).`;
    case 'timeout':
      return t`${host} took too long to respond.`;
    case 'http':
      if (error.status === 401 || error.status === 403) return t`Your sign-in has expired. Sign in again.`;
      return httpErrorText(host, error.status);
    case 'not-json':
    case 'invalid':
      return t`${host} isn’t the right kind of server.`;
    case 'too-large':
      return t`${host} sent more data than we can read.`;
    case 'not-found':
    case 'unexpected':
      return t`${host} couldn’t be reached.`;
  }
}

export const addressProblems: Record<UrlProblem, MessageDescriptor> = {
  empty: msg`Enter a URL.`,
  'not-web': msg`Enter a full URL that starts with https:// or http://.`,
  credentials: msg`URLs with a username or password can’t be used.`,
  mixed: MIXED,
  'too-long': msg`This URL is too long.`,
};
