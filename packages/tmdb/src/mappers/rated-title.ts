import { titleKey, type MediaType, type RatedTitle } from '@marquee/core';
import * as z from 'zod/mini';
import { contentRatingsSchema, keywordsSchema, releaseDatesSchema } from '../wire';
import { flag, id } from '../wire/fields';
import { toMovieCertificates, toTvCertificates } from './certification';
import { toKeywords } from './title-details';

/** Parts that have to be appended to a title's details for `toRatedTitle`. */
export const ratedTitleParts: Record<MediaType, string> = {
  movie: 'keywords,release_dates',
  tv: 'content_ratings,keywords',
};

// A missing or broken part invalidates the response: the title must not count as unrated.
const shared = { id, adult: flag, keywords: keywordsSchema };
const movieSchema = z.object({ ...shared, release_dates: releaseDatesSchema });
const tvSchema = z.object({ ...shared, content_ratings: contentRatingsSchema });

/** The facts of a title that viewing rules need, from its details; null if the details lack them. */
export function toRatedTitle(mediaType: MediaType, body: unknown): RatedTitle | null {
  const movie = mediaType === 'movie' ? z.safeParse(movieSchema, body).data : undefined;
  const series = mediaType === 'tv' ? z.safeParse(tvSchema, body).data : undefined;
  const title = movie ?? series;
  if (!title) return null;
  return {
    key: titleKey(mediaType, title.id),
    adult: title.adult,
    certificates: {
      ...(movie && toMovieCertificates(movie.release_dates)),
      ...(series && toTvCertificates(series.content_ratings)),
    },
    keywordIds: toKeywords(title.keywords).map((keyword) => keyword.id),
  };
}
