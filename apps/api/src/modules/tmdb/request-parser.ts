import { CONTENT_FILTER_PARAM, ruleOfContentFilter, type ViewingRule } from '@marquee/core';
import { ApiError } from '../../http/errors';
import { allowPath, type AllowedPath } from './allow-list';
import { normalizeQuery } from './normalize-query';

/** A request to TMDB; equal requests have equal cache keys. */
export interface TmdbQuestion {
  allowed: AllowedPath;
  query: URLSearchParams;
  key: string;
}

/**
 * A request and the viewing rules that apply to it, all of which must allow a title. Without rules nothing is
 * filtered.
 */
export interface TmdbRequest extends TmdbQuestion {
  rules: readonly ViewingRule[];
}

export const tmdbQuestion = (allowed: AllowedPath, query: URLSearchParams): TmdbQuestion => ({
  allowed,
  query,
  key: `${allowed.path}?${query.toString()}`,
});

/** Per request; a title must satisfy all of them. */
const MAX_FILTERS = 4;

/**
 * @param url of the request, with its query
 * @param rawPath the decoded path below `/3/`
 * @throws ApiError for paths that are not forwarded, and for an invalid content filter
 */
export function parseTmdbRequest(url: string, rawPath: string): TmdbRequest {
  const allowed = allowPath(rawPath);
  if (!allowed) throw new ApiError('not_found', { text: 'The metadata gateway does not serve this path.' });
  const { searchParams } = new URL(url, 'http://localhost');
  return { ...tmdbQuestion(allowed, normalizeQuery(allowed.path, searchParams)), rules: rulesOf(searchParams) };
}

/** The visitor's content filter. An unreadable one would filter nothing, so it is refused. */
function rulesOf(query: URLSearchParams): ViewingRule[] {
  const tokens = [...new Set(query.getAll(CONTENT_FILTER_PARAM))];
  const rules = tokens.slice(0, MAX_FILTERS).flatMap((token) => ruleOfContentFilter(token) ?? []);
  if (rules.length < tokens.length)
    throw new ApiError('bad_request', { text: `${CONTENT_FILTER_PARAM} is not valid.` });
  return rules;
}
