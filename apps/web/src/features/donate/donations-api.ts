import { donationsSchema, type Donations } from '@marquee/core/contracts';
import { backendApi } from '../../shared/api';

export const donationsApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    donations: build.query<Donations, void>({
      query: () => '/content/donations',
      transformResponse: (body: unknown) => donationsSchema.parse(body),
    }),
  }),
});
