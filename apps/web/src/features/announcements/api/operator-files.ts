import type { Ad, InfoBanner, InfoModal } from '@marquee/core';
import { adsSchema, infoBannersSchema, infoModalsSchema } from '@marquee/core/contracts';
import { siteFilesApi } from '../../../shared/api';

export const operatorFilesApi = siteFilesApi.injectEndpoints({
  endpoints: (build) => ({
    modals: build.query<InfoModal[], void>({
      query: () => 'modalData.json',
      transformResponse: (body: unknown) => infoModalsSchema.parse(body),
    }),
    banners: build.query<InfoBanner[], void>({
      query: () => 'bannerData.json',
      transformResponse: (body: unknown) => infoBannersSchema.parse(body),
    }),
    ads: build.query<Ad[], void>({
      query: () => 'ads.json',
      transformResponse: (body: unknown) => adsSchema.parse(body),
    }),
  }),
});
