import { trimTrailingSlashes } from '@marquee/core';
export type TmdbParams = Readonly<Record<string, string | number | undefined>>;

/**
 * `{baseUrl}/{path}?{params}`. The base may be relative (`/api/tmdb/3`). Parameters without a value are omitted and the
 * others sorted, so that equal calls share one URL and one cache entry.
 */
export function tmdbUrl(baseUrl: string, path: string, params: TmdbParams): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(params).sort()) {
    const value = params[name];
    if (value !== undefined && value !== '') query.append(name, String(value));
  }
  const address = `${trimTrailingSlashes(baseUrl)}/${path}`;
  return query.size > 0 ? `${address}?${query.toString()}` : address;
}
