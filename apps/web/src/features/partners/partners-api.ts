import { partnersSchema, type Partners } from '@marquee/core/contracts';
import { backendApi } from '../../shared/api';

export const partnersApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    partners: build.query<Partners, void>({
      query: () => '/content/partners',
      transformResponse: (body: unknown) => partnersSchema.parse(body),
    }),
  }),
});
