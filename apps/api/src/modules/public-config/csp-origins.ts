import { ARCHIVE_ORIGINS } from '@marquee/core';
import type { PublicConfig } from '@marquee/core/contracts';
import { originsOf } from '../../lib/origins-of';
import type { SiteOverrides } from '../content/content-schemas';

/** Origins that pages may connect to, play from and load pictures from, for the Content-Security-Policy. */
export const streamOrigins = ({ providers, captions, analyticsUrl }: PublicConfig): string[] =>
  originsOf([...providers.map(({ url }) => url), captions?.url, ...(captions?.origins ?? []), analyticsUrl]);

const OWN_SCHEMES = { off: [], https: ['https:'], any: ['https:', 'http:'] };

/**
 * Further origins that pages may connect to and play from: sources that visitors add or enable (docs/decisions/0047).
 */
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

/** The origins that pages may load media from. */
export interface MediaSources {
  /** Origins, and schemes such as `https:` if visitors may add their own sources, which the policy allows. */
  allowed: readonly string[];
  /** Origins configured by the operator. */
  named: readonly string[];
}

export function mediaSources(config: PublicConfig): MediaSources {
  const own = streamOrigins(config);
  const servers = originsOf((config.sources?.jellyfin ?? []).map(({ url }) => url));
  return { allowed: [...own, ...visitorOrigins(config)], named: [...own, ...servers] };
}
