import { allowPath, type AllowedPath } from './allow-list';
import { ENGLISH, fillTexts, lacksDescriptions, lacksTexts, languageOf } from './fallback-texts';
import { normalizedRequest, type NormalizedRequest } from './request-parser';

export type TmdbBody = Readonly<Record<string, unknown>>;

interface Sources {
  /** The complete response to a request in English, which is cached as for English visitors. */
  english: (request: NormalizedRequest) => Promise<TmdbBody>;
  /** TMDB's response to a request in any other language. */
  original: (path: string, query: URLSearchParams) => Promise<TmdbBody>;
}

/** TMDB's code for films without speech. */
const NO_LANGUAGE = 'xx';

/**
 * Completes texts that TMDB does not have in the requested language by the English ones, and those by the ones in the
 * original language. Makes no request if nothing is missing. Lists are completed in English only, since each of their
 * titles has another original language.
 */
export async function completeTexts(
  { allowed, query }: NormalizedRequest,
  body: TmdbBody,
  { english, original }: Sources,
): Promise<TmdbBody> {
  if (languageOf(query) !== ENGLISH)
    return lacksTexts(body) ? fillTexts(body, await english(inEnglish(allowed, query)), ENGLISH) : body;
  if ((allowed.kind !== 'details' && allowed.kind !== 'season') || !lacksDescriptions(body)) return body;
  // A season and its episodes have the language of their series.
  const series = allowed.kind === 'season' ? allowPath(`tv/${allowed.id}`) : undefined;
  const title = series ? await english(inEnglish(series, new URLSearchParams())) : body;
  const language = title.original_language;
  if (typeof language !== 'string' || ['', ENGLISH, NO_LANGUAGE].includes(language)) return body;
  return fillTexts(body, await original(allowed.path, withLanguage(query, language)), language);
}

const inEnglish = (allowed: AllowedPath, query: URLSearchParams): NormalizedRequest =>
  normalizedRequest(allowed, withLanguage(query, 'en-US'));

function withLanguage(query: URLSearchParams, language: string): URLSearchParams {
  const copy = new URLSearchParams(query);
  copy.set('language', language);
  copy.sort();
  return copy;
}
