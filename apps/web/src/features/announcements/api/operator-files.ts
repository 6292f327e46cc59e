import * as z from 'zod/mini';
import { siteFilesApi } from '../../../shared/api';

const bannerSchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  type: z.enum(['info', 'warning', 'success', 'error']),
  dismissible: z.boolean(),
  expiresAt: z.optional(z.string()),
});
export type Banner = z.infer<typeof bannerSchema>;

const adSchema = z.object({
  id: z.string(),
  link: z.string(),
  gifUrl: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** Weight of the draw. */
  priority: z.number(),
});
export type Ad = z.infer<typeof adSchema>;

export const operatorFilesApi = siteFilesApi.injectEndpoints({
  endpoints: (build) => ({
    banners: build.query<Banner[], void>({
      query: () => 'bannerData.json',
      transformResponse: (body: unknown) => z.array(bannerSchema).parse(body),
    }),
    ads: build.query<Ad[], void>({
      query: () => 'ads.json',
      transformResponse: (body: unknown) => z.array(adSchema).parse(body),
    }),
  }),
});
