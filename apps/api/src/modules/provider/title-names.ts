import { normaliseTitle, type MediaType, type ViewingRule } from '@marquee/core';
import { z } from 'zod';
import { ApiError } from '../../http/errors';
import { allowPath, normalizedRequest, type FilteredTmdb } from '../tmdb';

interface TitleNamesDeps {
  tmdb: Pick<FilteredTmdb, 'get'>;
}

interface TitleRequest {
  mediaType: MediaType;
  id: number;
  rules: readonly ViewingRule[];
  /** The caller whose TMDB queue the request uses. */
  caller: string;
}

/** Replaces the title in a stream request with its real name, and leaves the rest of the request unchanged. */
export type TitleNames = (title: TitleRequest, query: URLSearchParams) => Promise<URLSearchParams>;

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

/** A title by all its names, and what else tells it from others. */
export async function readTitleNames({ tmdb }: TitleNamesDeps, { mediaType, id, rules, caller }: TitleRequest) {
  const allowed = allowPath(`${mediaType}/${id}`);
  if (!allowed) throw new ApiError('not_found');
  const normalized = normalizedRequest(
    allowed,
    new URLSearchParams({ append_to_response: 'external_ids,translations' }),
  );
  const { body } = await tmdb.get({ ...normalized, rules }, caller);
  const details = detailsSchema.parse(JSON.parse(String(await body.bytes('identity'))));
  const own = details.title ?? details.name ?? '';
  const original = details.original_title ?? details.original_name ?? own;
  const translated = details.translations?.translations.map(({ data }) => data.title ?? data.name ?? '') ?? [];
  return {
    own,
    original,
    translated,
    releaseYear: (details.release_date ?? details.first_air_date ?? '').slice(0, 4),
    imdbId: details.external_ids?.imdb_id ?? '',
  };
}

/**
 * The stream provider finds files by the names in a request. Viewers who may not see every title must not choose them:
 * an allowed id with a hidden title's name would play the hidden title. Translated names are preserved, since files may
 * be named after them.
 *
 * @returns rejects with `not_found` for titles that the rules hide and for unknown ones
 */
export const createTitleNames =
  ({ tmdb }: TitleNamesDeps): TitleNames =>
  async (title, query) => {
    const { own, original, translated, releaseYear, imdbId } = await readTitleNames({ tmdb }, title);
    const known = new Set([own, original, ...translated].map(normaliseTitle));
    const given = query.get('title');
    const named = new URLSearchParams(query);
    named.set('title', given !== null && known.has(normaliseTitle(given)) ? given : own);
    named.set('originalTitle', original);
    named.set('releaseYear', releaseYear);
    named.set('imdbId', imdbId);
    return named;
  };
