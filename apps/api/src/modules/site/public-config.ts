import type { Request } from 'express';
import { TRENDING_POPULARITY, WATCH_REGION } from '@marquee/core';
import type { PublicConfig } from '@marquee/core/contracts';
import type { Settings } from '../../config';
import type { SiteOverrides } from '../content';
import { TITLE_IMAGES_PATH } from '../images';
import { providerUrl } from './provider-url';

const FOOTER_MESSAGES = [
  'This site hosts no media files. It only links to services that others run.',
  'Nothing you see here is stored on this server: titles link to sources you have the right to use.',
];

/** Answer of `GET /api/config`: the settings, with what the operator's `site.json` overrides. */
export function publicConfig(req: Request, settings: Settings, site: SiteOverrides): PublicConfig {
  const { analyticsUrl } = site;
  return {
    siteName: site.siteName ?? 'Marquee',
    publicUrl: settings.publicUrl ?? '',
    metadata: { mode: settings.tmdb.token ? 'tmdb' : 'catalogue', baseUrl: '/api/tmdb/3' },
    images: {
      baseUrl: site.images?.baseUrl ?? TITLE_IMAGES_PATH,
      proxyUrl: site.images?.proxyUrl ?? '/api/img',
    },
    providers: site.providers ?? [{ id: 'marquee', name: 'Marquee', url: providerUrl(req, settings) }],
    region: site.region ?? WATCH_REGION,
    trendingBadge: { ...TRENDING_POPULARITY, ...site.trendingBadge },
    links: site.links ?? {},
    footerMessages: site.footerMessages ?? FOOTER_MESSAGES,
    ...(analyticsUrl !== undefined && { analyticsUrl }),
  };
}

/** Origins that pages may connect to and play from, for the Content-Security-Policy. */
export function streamOrigins(config: PublicConfig): string[] {
  const addresses = [...config.providers.map(({ url }) => url), ...(config.analyticsUrl ? [config.analyticsUrl] : [])];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** Origins of image hosts other than this server. */
export function imageOrigins(site: SiteOverrides): string[] {
  const addresses = [site.images?.baseUrl, site.images?.proxyUrl].filter((address) => address !== undefined);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
