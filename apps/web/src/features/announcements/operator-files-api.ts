import type { Ad, InfoBanner, InfoModal } from '@marquee/core';
import type * as Contracts from '@marquee/core/contracts';
import { siteFilesApi } from '../../shared/api';
import { loadChunk } from '../../shared/lib/loading/load-chunk';

/** Validates a list with its schema, whose code is loaded only if the list is not empty. */
async function checked<Entry>(body: unknown, check: (contracts: typeof Contracts) => Entry[]): Promise<Entry[]> {
  return Array.isArray(body) && body.length === 0
    ? []
    : check(await loadChunk(() => import('@marquee/core/contracts')));
}

export const operatorFilesApi = siteFilesApi.injectEndpoints({
  endpoints: (build) => ({
    modals: build.query<InfoModal[], void>({
      query: () => 'modalData.json',
      transformResponse: (body: unknown) => checked(body, ({ infoModalsSchema }) => infoModalsSchema.parse(body)),
    }),
    banners: build.query<InfoBanner[], void>({
      query: () => 'bannerData.json',
      transformResponse: (body: unknown) => checked(body, ({ infoBannersSchema }) => infoBannersSchema.parse(body)),
    }),
    ads: build.query<Ad[], void>({
      query: () => 'ads.json',
      transformResponse: (body: unknown) => checked(body, ({ adsSchema }) => adsSchema.parse(body)),
    }),
  }),
});
