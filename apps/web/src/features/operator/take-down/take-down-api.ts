import type { TitleKey } from '@marquee/core';
import { takenDownListSchema, type TakeDownBody, type TakenDownList } from '@marquee/core/contracts';
import { backendApi } from '../../../shared/api';
import { callFailure } from '../../../shared/api/call-failure';

const fail = { transformErrorResponse: callFailure };
const takenDownUrl = (key: TitleKey): string => `/operator/taken-down/${encodeURIComponent(key)}`;

/** Titles that the site does not show. */
export const takeDownApi = backendApi.enhanceEndpoints({ addTagTypes: ['TakenDown'] }).injectEndpoints({
  endpoints: (build) => ({
    takenDown: build.query<TakenDownList, undefined>({
      query: () => '/operator/taken-down',
      transformResponse: (body: unknown) => takenDownListSchema.parse(body),
      providesTags: ['TakenDown'],
      // Others may have changed it.
      keepUnusedDataFor: 0,
      ...fail,
    }),
    takeDown: build.mutation<unknown, { key: TitleKey; body: TakeDownBody }>({
      query: ({ key, body }) => ({ url: takenDownUrl(key), method: 'PUT', body }),
      invalidatesTags: ['TakenDown'],
      ...fail,
    }),
    putBack: build.mutation<unknown, TitleKey>({
      query: (key) => ({ url: takenDownUrl(key), method: 'DELETE' }),
      invalidatesTags: ['TakenDown'],
      ...fail,
    }),
  }),
});
