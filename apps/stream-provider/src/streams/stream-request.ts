import { readMediaSupport, type MediaSupport } from '@marquee/core';
import * as z from 'zod';
import { ProviderError } from '../http/provider-error';
import type { SourceId } from './sources';

export interface StreamRequest {
  sourceId: SourceId;
  type: 'movie' | 'tv';
  tmdbId: number;
  season?: number | undefined;
  episode?: number | undefined;
  title?: string | undefined;
  originalTitle?: string | undefined;
  absoluteEpisode?: number | undefined;
  airDate?: string | undefined;
  releaseYear?: number | undefined;
  imdbId?: string | undefined;
  /** The browser's capabilities. */
  support: MediaSupport;
}

const blankIsMissing = (value: unknown): unknown => (value === '' ? undefined : value);
const wholeNumber = (low: number, high: number) =>
  z.preprocess(
    blankIsMissing,
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number)
      .pipe(z.number().min(low).max(high))
      .optional(),
  );

export const querySchema = z.object({
  season: wholeNumber(0, 99_999),
  episode: wholeNumber(0, 99_999),
  title: z.preprocess(blankIsMissing, z.string().max(500).optional()),
  originalTitle: z.preprocess(blankIsMissing, z.string().max(500).optional()),
  absoluteEpisode: wholeNumber(1, 99_999),
  airDate: z.preprocess(blankIsMissing, z.iso.date().optional()),
  releaseYear: wholeNumber(1800, 9999),
  imdbId: z.preprocess(
    blankIsMissing,
    z
      .string()
      .regex(/^tt\d{5,12}$/)
      .optional(),
  ),
  supports: z.string().max(500).optional(),
});

/** What each value of the query has to be. */
export const queryMeanings: Record<string, string> = {
  season: 'A whole number from 0 is required.',
  episode: 'A whole number from 0 is required.',
  title: 'At most 500 characters are allowed.',
  originalTitle: 'At most 500 characters are allowed.',
  absoluteEpisode: 'A whole number from 1 is required.',
  airDate: 'A date such as 2019-03-14 is required.',
  releaseYear: 'A year of four digits is required.',
  imdbId: 'An id such as tt0111161 is required.',
  supports: 'At most 500 characters are allowed.',
};

const fieldsOf = (names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, queryMeanings[name] ?? 'This value is not valid.']));

/**
 * Parses `/sources/{sourceId}/{movie|tv}/{tmdbId}?...` for a provider with the sources `known`. Throws a ProviderError
 * that describes the error.
 */
export function parseStreamRequest(
  params: Record<string, unknown>,
  query: unknown,
  known: readonly { id: SourceId }[],
): StreamRequest {
  const { type, tmdbId } = params;
  const sourceId = known.find(({ id }) => id === params.sourceId)?.id;
  if (sourceId === undefined) {
    throw new ProviderError('source_unknown');
  }
  if (type !== 'movie' && type !== 'tv') {
    throw new ProviderError('media_type_invalid');
  }
  if (typeof tmdbId !== 'string' || !/^[1-9]\d{0,9}$/.test(tmdbId)) {
    throw new ProviderError('tmdb_id_invalid');
  }
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
    throw new ProviderError('query_invalid', { text: `Not valid: ${names.join(', ')}.`, fields: fieldsOf(names) });
  }
  const { supports, ...hints } = parsed.data;
  const missing = type === 'tv' ? (['season', 'episode'] as const).filter((name) => hints[name] === undefined) : [];
  if (missing.length > 0) {
    throw new ProviderError('episode_invalid', {
      text: `A series needs ${missing.join(' and ')} in the query.`,
      fields: fieldsOf(missing),
    });
  }
  return { sourceId, type, tmdbId: Number(tmdbId), support: readMediaSupport(supports), ...hints };
}
