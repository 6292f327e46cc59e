import { ApiError } from '../../http/errors';
import { allowPath } from './allow-list';

const MAX_VALUE_CHARS = 500;
/** In a URL, where a character may take nine; TMDB's proxy refuses URLs above 8 KB. */
const MAX_QUERY_CHARS = 6_000;
const MAX_APPENDED = 20;

/** Parameters that TMDB documents for the allowed paths, except `api_key`: the server adds its own token. */
const allowed = new RegExp(
  '^(' +
    [
      'query|page|language|region|timezone|include_adult|include_video|include_null_first_air_dates',
      'external_source|include_image_language|include_video_language|append_to_response|sort_by|screened_theatrically',
      'year|primary_release_year|first_air_date_year|watch_region|certification_country|country|locale',
      '(with|without)_[a-z_]+(\\.(gte|lte))?',
      '(primary_release_date|release_date|first_air_date|air_date|vote_average|vote_count)\\.(gte|lte)',
      'certification(\\.(gte|lte))?',
    ].join('|') +
    ')$',
);

/**
 * Returns the parameters that matter for a path, sorted, so that equal requests share a cache entry. Drops unknown and
 * empty ones.
 *
 * @throws ApiError for a value that is too long, without which TMDB would answer another question
 */
export function normalizeQuery(path: string, query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const [name, value] of [...query].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) {
    const text = value.trim();
    if (!allowed.test(name) || text === '' || kept.has(name)) continue;
    if (text.length > MAX_VALUE_CHARS) throw new ApiError('bad_request', { fields: { [name]: 'is too long' } });
    const allowedValue = name === 'append_to_response' ? allowAppended(path, text) : text;
    if (allowedValue) kept.set(name, allowedValue);
  }
  if (kept.toString().length > MAX_QUERY_CHARS)
    throw new ApiError('bad_request', { text: 'The parameters are too long.' });
  return kept;
}

/** Restricts the appended parts to those that the gateway would forward at their own paths. */
function allowAppended(path: string, value: string): string {
  const parts = new Set(value.split(',').map((part) => part.trim()));
  const kept = [...parts].filter((part) => /^[a-z]/.test(part) && allowPath(`${path}/${part}`));
  return kept.sort().slice(0, MAX_APPENDED).join(',');
}
