import type { Request } from 'express';
import { runningAds, TRENDING_POPULARITY, WATCH_REGION } from '@marquee/core';
import type { PublicConfig } from '@marquee/core/contracts';
import type { Settings } from '../../config';
import type { OperatorContent, SiteOverrides } from '../content';
import { TITLE_IMAGES_PATH } from '../images';
import { providerUrl } from './provider-url';

export const DEFAULT_SITE_NAME = 'Marquee';

const FOOTER_MESSAGES = [
  'This site hosts no media files. It only links to services that others run.',
  'No film and no series is part of this site. It links to sources that its operator or you may use.',
];

/** Answer of `GET /api/config`: the settings, with what the operator's `site.json` overrides. */
export function publicConfig(req: Request, settings: Settings, content: OperatorContent, nowMs: number): PublicConfig {
  const site = content.site.read();
  const { analyticsUrl } = site;
  return {
    siteName: site.siteName ?? DEFAULT_SITE_NAME,
    publicUrl: settings.publicUrl ?? '',
    metadata: { mode: settings.tmdb.token ? 'tmdb' : 'catalogue', baseUrl: '/api/tmdb/3' },
    images: {
      baseUrl: site.images?.baseUrl ?? TITLE_IMAGES_PATH,
      proxyUrl: site.images?.proxyUrl ?? '/api/img',
    },
    providers: site.providers ?? [{ id: 'marquee', name: 'Marquee', url: providerUrl(req, settings) }],
    region: site.region ?? WATCH_REGION,
    trendingBadge: { ...TRENDING_POPULARITY, ...site.trendingBadge },
    accounts: { passwordReset: settings.mail !== undefined },
    links: site.links ?? {},
    footerMessages: site.footerMessages ?? FOOTER_MESSAGES,
    ads: runningAds(content.ads.read(), nowMs).length > 0,
    statistics: content.statistics.read().source === 'sample' ? 'sample' : 'served',
    ...(analyticsUrl !== undefined && { analyticsUrl }),
  };
}

/** The stream provider beside this server, unless the operator named others in `site.json`. */
export const ownProviderUrl = (req: Request, settings: Settings, site: SiteOverrides): string | undefined =>
  site.providers ? undefined : providerUrl(req, settings);

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
