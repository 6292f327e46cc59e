import type { Request } from 'express';
import { definedOnly, runningAds, TRENDING_POPULARITY } from '@marquee/core';
import type { PublicConfig, SiteSettings } from '@marquee/core/contracts';
import type { Settings } from '../../config';
import type { OperatorContent } from '../content/operator-content';
import { TITLE_IMAGES_PATH } from '../images';
import { isLocalLoginOff, oidcOptions } from '../oidc/oidc-options';
import { providerUrl } from './provider-url';

export const DEFAULT_SITE_NAME = 'Marquee';

interface ConfigSources {
  settings: Settings;
  siteSettings: { values: SiteSettings; takenDown: { size: number }; oidcClientSecret: string | undefined };
  content: OperatorContent;
  tmdbToken: () => string | undefined;
  siteName: () => string;
  siteRegion: () => string;
}

/**
 * Response of `GET /api/config`: the environment's settings, those of the site's own pages, and above both the operator's
 * `site.json`.
 */
export function publicConfig(req: Request, sources: ConfigSources, nowMs: number): PublicConfig {
  const { settings, content } = sources;
  const { homeRows, mediaFolders, signUp, titleRequests, visitors } = sources.siteSettings.values;
  const oidc = oidcOptions(sources.siteSettings);
  const mayHostMedia = settings.mayHostMedia || mediaFolders.length > 0;
  const site = content.site.read();
  const hasLibrary = mayHostMedia && settings.provider.secret !== undefined && !site.providers;
  const { analyticsUrl, captions, footerMessages } = site;
  return {
    siteName: sources.siteName(),
    publicUrl: settings.publicUrl ?? '',
    metadata: { mode: sources.tmdbToken() ? 'tmdb' : 'catalogue', baseUrl: '/api/tmdb/3' },
    images: {
      baseUrl: site.images?.baseUrl ?? TITLE_IMAGES_PATH,
      proxyUrl: site.images?.proxyUrl ?? '/api/img',
    },
    providers: site.providers ?? [{ id: 'marquee', name: 'Marquee', url: providerUrl(req, settings) }],
    sources: {
      own: ownSources(req, settings),
      archive: site.sources?.archive ?? 'offered',
      jellyfin: site.sources?.jellyfin ?? [],
    },
    region: sources.siteRegion(),
    trendingBadge: { ...TRENDING_POPULARITY, ...definedOnly(site.trendingBadge ?? {}) },
    accounts: {
      passwordReset: settings.mail !== undefined,
      signUp,
      ...(oidc && { oidc: oidc.label }),
      ...(isLocalLoginOff(sources.siteSettings) && { localLogin: 'off' }),
    },
    ...(visitors === 'members' && { isPrivate: true }),
    ...(sources.siteSettings.takenDown.size > 0 && { hasTakenDown: true }),
    links: site.links ?? {},
    mayHostMedia,
    ...(hasLibrary && { hasLibrary, ...(titleRequests === 'on' && { hasRequests: true as const }) }),
    ads: runningAds(content.ads.read(), nowMs).length > 0,
    statistics: content.statistics.read().source === 'sample' ? 'sample' : 'served',
    ...(homeRows !== null && { homeRows }),
    ...(footerMessages !== undefined && { footerMessages }),
    ...(captions !== undefined && { captions }),
    ...(analyticsUrl !== undefined && { analyticsUrl }),
  };
}

/** A page over plain http may play over plain http, because it is not protected anyway. */
function ownSources(req: Request, { userSources, publicUrl }: Settings): 'off' | 'https' | 'any' {
  if (userSources !== 'auto') return userSources;
  return req.secure || publicUrl?.startsWith('https:') ? 'https' : 'any';
}

/**
 * The config for profiles that may not use other sources: without anything that a visitor adds, signs in to or enables.
 */
export const withoutVisitorSources = (config: PublicConfig): PublicConfig => ({
  ...config,
  sources: { own: 'off', archive: config.sources?.archive === 'on' ? 'on' : 'off', jellyfin: [] },
});

/** The config of a private site for who is not signed in: what log-in and sign-up need. */
export const configForStrangers = (config: PublicConfig): PublicConfig => {
  const { footerMessages: _messages, captions: _captions, analyticsUrl: _analytics, ...others } = config;
  const { hasLibrary: _library, hasRequests: _requests, homeRows: _rows, ...rest } = others;
  const { supportEmail } = config.links;
  return {
    ...withoutVisitorSources(rest),
    providers: [],
    links: { ...(supportEmail !== undefined && { supportEmail }) },
    mayHostMedia: false,
    ads: false,
  };
};
