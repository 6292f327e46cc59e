import type { UrlProblem } from '@marquee/core';
import { SourceError, type SourceCheck } from '@marquee/player/sources';
import type { ListedSource } from '../../shared/sources';

/** Label of a kind of source. */
export const kindNames: Record<ListedSource['kind'], string> = {
  jellyfin: 'Jellyfin',
  provider: 'Stream provider',
  site: 'This site',
  archive: 'Open archive',
};

/** One sentence on what a source is used for. */
export function usage(source: ListedSource): string {
  switch (source.kind) {
    case 'jellyfin':
      return 'Movies and episodes from a library you have an account on. It can see what you play.';
    case 'provider':
      return 'A server you added. Only connect servers whose media you’re allowed to watch.';
    case 'site':
      return 'Provided by this site’s operator.';
    case 'archive':
      return 'Movies at archive.org with an open licence or in the public domain. It can see which titles you open.';
  }
}

export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

/** The address of a source. */
export function placeOf(source: ListedSource): string {
  if (source.kind === 'archive') return 'archive.org';
  return hostOf(source.kind === 'site' ? source.url : source.server.url);
}

/** The result of a connection test in one line. */
export function checkText({ serverName, version, account, sources }: SourceCheck, latencyMs: number): string {
  const server = [serverName, version].filter(Boolean).join(' ');
  return [
    'Works',
    server,
    account && `signed in as ${account}`,
    sources !== undefined && (sources === 1 ? '1 source' : `${sources} sources`),
    `${Math.round(latencyMs)} ms`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const MIXED = 'Browsers don’t let secure pages load http URLs. Use an https URL for the server.';

/** Why a server cannot be used, in words for its operator. */
export function failureText(error: unknown, address: string): string {
  const host = hostOf(address);
  if (!(error instanceof SourceError)) return `${host} couldn’t be reached.`;
  switch (error.code) {
    case 'network':
      return window.isSecureContext && address.startsWith('http:') && location.protocol === 'https:'
        ? MIXED
        : `${host} didn’t respond. It may be off, unreachable from here, or closed to other sites (CORS).`;
    case 'timeout':
      return `${host} took too long to respond.`;
    case 'http':
      if (error.status === 401 || error.status === 403) return 'Your sign-in has expired. Sign in again.';
      return `${host} returned an error (status ${error.status ?? 'unknown'}).`;
    case 'not-json':
    case 'invalid':
      return `${host} isn’t the right kind of server.`;
    case 'too-large':
      return `${host} sent more data than we can read.`;
    case 'not-found':
    case 'unexpected':
      return `${host} couldn’t be reached.`;
  }
}

export const addressProblemTexts: Record<UrlProblem, string> = {
  empty: 'Enter a URL.',
  'not-web': 'Enter a full URL that starts with https:// or http://.',
  credentials: 'URLs with a username or password can’t be used.',
  mixed: MIXED,
  'too-long': 'This URL is too long.',
};
