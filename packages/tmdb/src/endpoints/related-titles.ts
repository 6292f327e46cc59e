import type { TmdbEndpoint } from '../client/types';
import type { RelatedTitles } from '../domain';
import { toKeywords, toMovieItem, toMovieSummary, toRelatedLists, toTvItem, toTvSummary } from '../mappers';
import { movieDetailsSchema, tvDetailsSchema } from '../wire';
import type { TitleArgs } from './watch-options';

const params = { append_to_response: 'credits,keywords,recommendations,similar' };

/** `{movie|tv}/{id}` with what leads from it to other titles. */
export const relatedTitles: TmdbEndpoint<TitleArgs, RelatedTitles> = async ({ get }, { mediaType, id }, options) => {
  const call = { path: `${mediaType}/${id}`, params, ...options };
  if (mediaType === 'movie') {
    const film = await get({ schema: movieDetailsSchema, ...call });
    return { title: toMovieSummary(film), keywords: toKeywords(film.keywords), ...toRelatedLists(film, toMovieItem) };
  }
  const series = await get({ schema: tvDetailsSchema, ...call });
  return { title: toTvSummary(series), keywords: toKeywords(series.keywords), ...toRelatedLists(series, toTvItem) };
};
