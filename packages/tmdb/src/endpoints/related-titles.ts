import type { TmdbEndpoint } from '../client/types';
import type { MediaItem, RelatedTitles, TitleSummary } from '../domain';
import { toKeywords, toMovieItem, toMovieSummary, toTvItem, toTvSummary, uniqueTitles } from '../mappers';
import { movieDetailsSchema, tvDetailsSchema, type WireKeywords } from '../wire';
import type { TitleArgs } from './watch-options';

const params = { append_to_response: 'credits,keywords,recommendations,similar' };

interface Lists<Wire> {
  keywords?: WireKeywords | undefined;
  recommendations?: { results: Wire[] } | undefined;
  similar?: { results: Wire[] } | undefined;
}

const related = <Wire>(
  title: TitleSummary,
  { keywords, recommendations, similar }: Lists<Wire>,
  toItem: (item: Wire) => MediaItem,
): RelatedTitles => ({
  title,
  keywords: toKeywords(keywords),
  recommendations: uniqueTitles((recommendations?.results ?? []).map(toItem)),
  similar: uniqueTitles((similar?.results ?? []).map(toItem)),
});

/** `{movie|tv}/{id}` with what leads from it to other titles. */
export const relatedTitles: TmdbEndpoint<TitleArgs, RelatedTitles> = async ({ get }, { mediaType, id }, options) => {
  const call = { path: `${mediaType}/${id}`, params, ...options };
  if (mediaType === 'movie') {
    const film = await get({ schema: movieDetailsSchema, ...call });
    return related(toMovieSummary(film), film, toMovieItem);
  }
  const series = await get({ schema: tvDetailsSchema, ...call });
  return related(toTvSummary(series), series, toTvItem);
};
