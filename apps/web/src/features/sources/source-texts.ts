import type { UrlProblem } from '@marquee/core';
import { SourceError, type SourceCheck } from '@marquee/player/sources';
import type { ListedSource } from '../../shared/sources';

/** What kind of source it is, in a word. */
export const kindNames: Record<ListedSource['kind'], string> = {
  jellyfin: 'Jellyfin',
  provider: 'Stream provider',
  site: 'This site',
  archive: 'Open archive',
};

/** What a source may be used for, in a sentence. */
export function usage(source: ListedSource): string {
  switch (source.kind) {
    case 'jellyfin':
      return 'Films and episodes of a library that you have an account on. It hears what you play, as in its own app.';
    case 'provider':
      return 'A server that you added. Connect only one whose media you may watch.';
    case 'site':
      return 'Offered by whoever runs this site, who answers for it.';
    case 'archive':
      return 'Films at archive.org with an open licence, or whose copyright has run out. It hears which films you look at.';
  }
}

export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

/** Where a source answers. */
export function placeOf(source: ListedSource): string {
  if (source.kind === 'archive') return 'archive.org';
  return hostOf(source.kind === 'site' ? source.url : source.server.url);
}

/** What a test found out, in one line. */
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

const MIXED =
  'This page came over https, and browsers do not let it load anything over plain http. Give the server an https address.';

/** Why a server cannot be used, as whoever runs it would want to know it. */
export function failureText(error: unknown, address: string): string {
  const host = hostOf(address);
  if (!(error instanceof SourceError)) return `${host} could not be asked.`;
  switch (error.code) {
    case 'network':
      return window.isSecureContext && address.startsWith('http:') && location.protocol === 'https:'
        ? MIXED
        : `Nothing answers at ${host} that this page may read. It may be off, out of reach from here, or closed to other sites (CORS).`;
    case 'timeout':
      return `${host} did not answer in time.`;
    case 'http':
      if (error.status === 401 || error.status === 403) return 'The sign-in is no longer accepted. Sign in again.';
      return `${host} answers with an error (status ${error.status ?? 'unknown'}).`;
    case 'not-json':
    case 'invalid':
      return `Something else answers at ${host}.`;
    case 'too-large':
      return `${host} answers with more than can be read.`;
    case 'not-found':
    case 'unexpected':
      return `${host} could not be asked.`;
  }
}

export const addressProblemTexts: Record<UrlProblem, string> = {
  empty: 'Enter an address.',
  'not-web': 'Enter a whole address that begins with https:// or http://.',
  credentials: 'An address with a user name or password in it cannot be used.',
  mixed: MIXED,
  'too-long': 'This address is too long.',
};
