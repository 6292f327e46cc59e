import type { PersonDetails } from '@marquee/tmdb';
import { tmdbApi } from '../../shared/api';

const api = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** A person with all credits. */
    person: build.query<PersonDetails, number>({
      query: (id) => (client, options) => client.person({ id }, options),
    }),
  }),
});

export const personEndpoint = api.endpoints.person;
