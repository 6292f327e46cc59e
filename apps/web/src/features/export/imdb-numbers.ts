import { titleKey, type MediaType, type TitleKey } from '@marquee/core';
import type { ImportRecord } from '@marquee/core/import';
import { tmdbApi } from '../../shared/api';
import type { AppDispatch } from '../../shared/store';

const externalIdsApi = tmdbApi.injectEndpoints({
  endpoints: (build) => ({
    /** The IMDb id of a title; null if it has none. */
    imdbNumber: build.query<string | null, { mediaType: MediaType; id: number }>({
      query:
        ({ mediaType, id }) =>
        async (client, options) => {
          const { externalIds } =
            mediaType === 'movie'
              ? await client.movieDetails({ id }, options)
              : await client.tvDetails({ id }, options);
          return externalIds.imdbId;
        },
      keepUnusedDataFor: 60,
    }),
  }),
});

/** Maximum number of concurrent requests. */
const AT_ONCE = 6;

/** IMDb supports ratings of whole titles, and the watchlist. */
const isForImdb = (record: ImportRecord): boolean =>
  record.kind === 'watchlist' || (record.kind === 'rating' && record.episode === undefined);

const keyOf = ({ title: { mediaType, ids } }: ImportRecord): TitleKey | null =>
  mediaType && ids.tmdb !== undefined ? titleKey(mediaType, ids.tmdb) : null;

/** The records with the IMDb ids of their titles, as far as these can be found. */
export async function withImdbNumbers(
  records: readonly ImportRecord[],
  dispatch: AppDispatch,
  onProgress: (done: number, total: number) => void,
): Promise<ImportRecord[]> {
  const wanted = new Map<TitleKey, { mediaType: MediaType; id: number }>();
  for (const record of records) {
    const key = keyOf(record);
    const { mediaType, ids } = record.title;
    if (key && mediaType && ids.tmdb !== undefined && isForImdb(record)) wanted.set(key, { mediaType, id: ids.tmdb });
  }
  const waiting = [...wanted];
  const found = new Map<TitleKey, string>();
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [key, title] = next;
      const { data } = await dispatch(externalIdsApi.endpoints.imdbNumber.initiate(title, { subscribe: false }));
      if (data) found.set(key, data);
      onProgress((done += 1), wanted.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return records.map((record) => {
    const key = keyOf(record);
    const imdb = key && found.get(key);
    return imdb ? { ...record, title: { ...record.title, ids: { ...record.title.ids, imdb } } } : record;
  });
}
