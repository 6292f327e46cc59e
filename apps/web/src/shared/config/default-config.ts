import { TRENDING_POPULARITY, WATCH_REGION } from '@marquee/core';
import type { PublicConfig } from '@marquee/core/contracts';

/** Used until `/api/config` has responded, and if it fails. */
export const defaultConfig: PublicConfig = {
  siteName: 'Marquee',
  publicUrl: '',
  metadata: { mode: 'catalogue', baseUrl: '/api/tmdb/3' },
  images: { baseUrl: '/api/img/t/p', proxyUrl: '/api/img' },
  providers: [],
  sources: { own: 'off', archive: 'off', jellyfin: [] },
  region: WATCH_REGION,
  trendingBadge: { ...TRENDING_POPULARITY },
  links: {},
  mayHostMedia: true,
};
