import { TRENDING_POPULARITY, WATCH_REGION } from '@marquee/core';
import type { PublicConfig } from '@marquee/core/contracts';

/** What the app works with until `/api/config` has answered, and when it does not. */
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
  footerMessages: [],
};
