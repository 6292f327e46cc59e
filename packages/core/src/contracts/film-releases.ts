import * as z from 'zod/mini';
import { releaseKinds } from '../calendar/film-releases';
import { titleKeySchema } from './title-key';

/** Core's `FilmReleases`, as the server stores it. */
export const filmReleasesSchema = z.object({
  key: titleKeySchema,
  name: z.string(),
  releases: z.readonly(
    z.array(
      z.object({ region: z.string(), kind: z.enum(releaseKinds), date: z.string(), changedAt: z.optional(z.number()) }),
    ),
  ),
});
