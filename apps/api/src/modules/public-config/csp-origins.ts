import { ARCHIVE_ORIGINS } from '@marquee/core';
import type { PublicConfig } from '@marquee/core/contracts';
import { originsOf } from '../../lib/origins-of';
import type { SiteOverrides } from '../content';

/** Origins that pages may connect to, play from and show pictures of, for the Content-Security-Policy. */
export const streamOrigins = ({ providers, captions, analyticsUrl }: PublicConfig): string[] =>
  originsOf([...providers.map(({ url }) => url), captions?.url, ...(captions?.origins ?? []), analyticsUrl]);

const OWN_SCHEMES = { off: [], https: ['https:'], any: ['https:', 'http:'] };

/** What pages may further connect to and play from: sources that visitors add or switch on (docs/decisions/0047). */
export const visitorOrigins = ({ sources }: PublicConfig): string[] =>
  sources
    ? [
        ...originsOf(sources.jellyfin.map(({ url }) => url)),
        ...(sources.archive === 'off' ? [] : ARCHIVE_ORIGINS),
        ...OWN_SCHEMES[sources.own],
      ]
    : [];

/** Origins of image hosts other than this server. */
export const imageOrigins = ({ images }: SiteOverrides): string[] => originsOf([images?.baseUrl, images?.proxyUrl]);

/** Where media of pages come from. */
export interface MediaSources {
  /** Origins, and schemes such as `https:` where visitors may add sources of their own: what the policy above allows. */
  allowed: readonly string[];
  /** Origins that the operator named. */
  named: readonly string[];
}

export function mediaSources(config: PublicConfig): MediaSources {
  const own = streamOrigins(config);
  const servers = originsOf((config.sources?.jellyfin ?? []).map(({ url }) => url));
  return { allowed: [...own, ...visitorOrigins(config)], named: [...own, ...servers] };
}
