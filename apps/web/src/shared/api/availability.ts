import { CONTENT_FILTER_PARAM, unpackKeys, type Available, type PackedKeys, type TitleKey } from '@marquee/core';
import type { RecentlyAdded, TitleAvailability } from '@marquee/core/contracts';
import { createSelector } from '@reduxjs/toolkit';
import type { BaseQueryApi, BaseQueryFn, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { env } from '../config/env';
import { wantedLanguage } from '../i18n';
import { useAppSelector } from '../store/hooks';
import type { AppServices } from '../store/services';
import { selectSettings } from '../store/settings';
import type { AppState } from '../store/state';
import { backendApi, LIBRARY_TAG } from './backend-api';
import { useConfig } from './config';
import { selectContentFilterToken } from './content-filter';

type Answer<Data> = { data: Data } | { error: FetchBaseQueryError };
type Ask = (path: string) => ReturnType<BaseQueryFn<string, unknown, FetchBaseQueryError>>;

/** Asks what can be played, for this visitor's content filter. The server answers itself while it renders a page. */
async function ask<Data>(path: string, { getState, extra }: BaseQueryApi, call: Ask): Promise<Answer<Data>> {
  const state = getState() as AppState;
  const services = extra as AppServices;
  const filter = selectContentFilterToken(state, services);
  const language = selectSettings(state).metadataLanguage ?? wantedLanguage();
  const query = new URLSearchParams({
    ...(filter !== undefined && { [CONTENT_FILTER_PARAM]: filter }),
    ...(language && { language }),
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
    /** The titles that can be played, in the short form in which they come. */
    availableKeys: build.query<PackedKeys, void>({
      queryFn: (_arg, api, _options, call) => ask<PackedKeys>('', api, call),
      providesTags: [LIBRARY_TAG],
    }),
    titleAvailability: build.query<TitleAvailability, TitleKey>({
      queryFn: (key, api, _options, call) => ask<TitleAvailability>(`/${key.replace(':', '/')}`, api, call),
      providesTags: [LIBRARY_TAG],
    }),
    recentlyAdded: build.query<RecentlyAdded, void>({
      queryFn: (_arg, api, _options, call) => ask<RecentlyAdded>('/recent', api, call),
      providesTags: [LIBRARY_TAG],
    }),
  }),
});

const selectKeys = createSelector(availabilityApi.endpoints.availableKeys.select(), ({ data }) =>
  data ? unpackKeys(data) : null,
);

/** Whether a title is marked as one that can be played here. False until that is known. */
export const useIsMarkedAvailable = (key: TitleKey): boolean =>
  useAppSelector((state) => selectSettings(state).libraryMarks && (selectKeys(state)?.has(key) ?? false));

/** What can be played of a title; null if nothing, or while that is not known. */
export function useAvailable(key: TitleKey): Available | null {
  const { hasLibrary } = useConfig();
  const { data } = availabilityApi.useTitleAvailabilityQuery(key, { skip: !hasLibrary });
  return data?.available ?? null;
}
