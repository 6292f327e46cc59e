import type { TmdbEndpoint } from '../client/types';
import { certificationListSchema } from '../wire';

/** `certification/movie/list`: certifications by country (ISO 3166-1), mildest first. */
export const movieCertifications: TmdbEndpoint<void, Record<string, string[]>> = async ({ get }, _, options) => {
  const { certifications } = await get({
    path: 'certification/movie/list',
    schema: certificationListSchema,
    ...options,
  });
  return Object.fromEntries(
    Object.entries(certifications).map(([country, known]) => [
      country,
      known.toSorted((one, other) => one.order - other.order).map(({ certification }) => certification),
    ]),
  );
};
