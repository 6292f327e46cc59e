import { normaliseTitle, type MediaType, type ViewingRule } from '@marquee/core';
import { z } from 'zod';
import { ApiError } from '../../http/errors';
import { allowPath, tmdbQuestion, type FilteredTmdb } from '../tmdb';

interface TitleNamesDeps {
  tmdb: Pick<FilteredTmdb, 'get'>;
}

interface Asked {
  mediaType: MediaType;
  id: number;
  rules: readonly ViewingRule[];
  /** The caller whose TMDB queue the request uses. */
  caller: string;
}

/** Replaces the title in a stream request with its real name, and leaves the rest of the request unchanged. */
export type TitleNames = (asked: Asked, query: URLSearchParams) => Promise<URLSearchParams>;

const text = z.string().optional().catch(undefined);
const detailsSchema = z.object({
  title: text,
  name: text,
  original_title: text,
  original_name: text,
  release_date: text,
  first_air_date: text,
  external_ids: z.object({ imdb_id: text }).optional().catch(undefined),
  translations: z
    .object({ translations: z.array(z.object({ data: z.object({ title: text, name: text }) })) })
    .optional()
    .catch(undefined),
});

/**
 * The stream provider finds files by the names in a request. Viewers who may not see every title must not choose them:
 * an allowed id with a hidden title's name would play the hidden title. Translated names are preserved, since files may
 * be named after them.
 *
 * @returns rejects with `not_found` for titles that the rules hide and for unknown ones
 */
export const createTitleNames =
  ({ tmdb }: TitleNamesDeps): TitleNames =>
  async ({ mediaType, id, rules, caller }, query) => {
    const allowed = allowPath(`${mediaType}/${id}`);
    if (!allowed) throw new ApiError('not_found');
    const question = tmdbQuestion(allowed, new URLSearchParams({ append_to_response: 'external_ids,translations' }));
    const { body } = await tmdb.get({ ...question, rules }, caller);
    const details = detailsSchema.parse(JSON.parse(String(await body.bytes('identity'))));
    const own = details.title ?? details.name ?? '';
    const original = details.original_title ?? details.original_name ?? own;
    const others = details.translations?.translations.map(({ data }) => data.title ?? data.name ?? '') ?? [];
    const known = new Set([own, original, ...others].map(normaliseTitle));
    const given = query.get('title');
    const named = new URLSearchParams(query);
    named.set('title', given !== null && known.has(normaliseTitle(given)) ? given : own);
    named.set('originalTitle', original);
    named.set('releaseYear', (details.release_date ?? details.first_air_date ?? '').slice(0, 4));
    named.set('imdbId', details.external_ids?.imdb_id ?? '');
    return named;
  };
