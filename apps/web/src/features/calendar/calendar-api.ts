import { parseTitleKey, type FilmReleases, type TitleKey } from '@marquee/core';
import { nullIfNotFound } from '@marquee/tmdb';
import { tmdbApi } from '../../shared/api';
import { inBatches } from '../../shared/api/in-batches';

export const calendarApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** When films come out, without those that do not exist or are hidden from the visitor. */
    filmReleases: build.query<FilmReleases[], readonly TitleKey[]>({
      query: (keys) => (client, options) =>
        inBatches(
          keys.flatMap((key) => parseTitleKey(key) ?? []),
          (film) => client.filmReleases(film, options).catch(nullIfNotFound),
        ),
    }),
  }),
});
