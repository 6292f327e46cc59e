import {
  CONTENT_FILTER_PARAM,
  unpackKeys,
  writeLibraryQuery,
  type Available,
  type LibraryQuery,
  type PackedKeys,
  type PlayableKeys,
  type TitleKey,
} from '@marquee/core';
import type { LibraryPage, RecentlyAdded, TitleAvailability } from '@marquee/core/contracts';
import type { BaseQueryApi, BaseQueryFn, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { appOf, backendApi, LIBRARY_TAG, selectContentFilterToken, useConfig } from '../api';
import { env } from '../config/env';
import { wantedLanguage } from '../i18n';
import { selectSettings } from '../store/settings';

type Answer<Data> = { data: Data } | { error: FetchBaseQueryError };
type Ask = (path: string) => ReturnType<BaseQueryFn<string, unknown, FetchBaseQueryError>>;

/** Asks what can be played, for this visitor's content filter. The server answers itself while it renders a page. */
async function ask<Data>(asked: string, api: BaseQueryApi, call: Ask): Promise<Answer<Data>> {
  const [path = '', parameters] = asked.split('?');
  const { state, services } = appOf(api);
  const filter = selectContentFilterToken(state, services);
  const locale = selectSettings(state).metadataLanguage ?? wantedLanguage();
  const query = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(parameters)),
    ...(filter !== undefined && { [CONTENT_FILTER_PARAM]: filter }),
    ...(locale && { locale }),
  }).toString();
  const address = `/availability${path}${query && `?${query}`}`;
  if (!env.isServer) {
    const { data, error } = await call(address);
    return error ? { error } : { data: data as Data };
  }
  const response = await services.fetch(`/api${address}`);
  return response.ok
    ? { data: (await response.json()) as Data }
    : { error: { status: response.status, data: undefined } };
}

export const availabilityApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** The titles that can be played. Not a set: the store holds what can be written as JSON. */
    availableKeys: build.query<PlayableKeys, void>({
      queryFn: async (_arg, api, _options, call) => {
        const answer = await ask<PackedKeys>('', api, call);
        return 'error' in answer ? answer : { data: unpackKeys(answer.data) };
      },
      providesTags: [LIBRARY_TAG],
    }),
    titleAvailability: build.query<TitleAvailability, TitleKey>({
      queryFn: (key, api, _options, call) => ask<TitleAvailability>(`/${key.replace(':', '/')}`, api, call),
      providesTags: [LIBRARY_TAG],
    }),
    libraryPage: build.infiniteQuery<LibraryPage, LibraryQuery, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : undefined),
      },
      // As long as a film, so that Back from one restores the place in the list.
      keepUnusedDataFor: 3 * 3600,
      queryFn: ({ queryArg, pageParam }, api, _options, call) => {
        const params = new URLSearchParams();
        writeLibraryQuery(queryArg, params);
        params.set('page', String(pageParam));
        return ask<LibraryPage>(`/titles?${params.toString()}`, api, call);
      },
      providesTags: [LIBRARY_TAG],
    }),
    recentlyAdded: build.query<RecentlyAdded, void>({
      queryFn: (_arg, api, _options, call) => ask<RecentlyAdded>('/recent', api, call),
      providesTags: [LIBRARY_TAG],
    }),
  }),
});

/** What can be played of a title; null if nothing, or while that is not known. */
export function useAvailable(key: TitleKey): Available | null {
  const { hasLibrary } = useConfig();
  const { data } = availabilityApi.useTitleAvailabilityQuery(key, { skip: !hasLibrary });
  return data?.available ?? null;
}
