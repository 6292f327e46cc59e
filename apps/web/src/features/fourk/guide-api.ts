import { guideSchema, type Guide } from '@marquee/core/contracts';
import { backendApi } from '../../shared/api';

export const guideApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    guide: build.query<Guide, void>({
      query: () => '/content/guide',
      transformResponse: (body: unknown) => guideSchema.parse(body),
    }),
  }),
});
