import {
  errorBodySchema,
  operatorLibrarySchema,
  type LibraryPath,
  type MatchFileBody,
  type OperatorLibrary,
  type OperatorLibraryQuery,
} from '@marquee/core/contracts';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { backendApi } from '../../shared/api';

/** Why the library cannot be shown: the API's error code, null without a response. */
export interface LibraryFailure {
  code: string | null;
}

const failureOf = ({ data }: FetchBaseQueryError): LibraryFailure => ({
  code: errorBodySchema.safeParse(data).data?.code ?? null,
});

export const isLibraryFailure = (error: unknown): error is LibraryFailure =>
  typeof error === 'object' && error !== null && 'code' in error;

export const libraryApi = backendApi.enhanceEndpoints({ addTagTypes: ['Library'] }).injectEndpoints({
  endpoints: (build) => ({
    operatorLibrary: build.query<OperatorLibrary, OperatorLibraryQuery>({
      query: ({ state, q, page }) => ({ url: '/operator/library', params: { state, q, page } }),
      transformResponse: (body: unknown) => operatorLibrarySchema.parse(body),
      transformErrorResponse: failureOf,
      providesTags: ['Library'],
      // Files may change at any time.
      keepUnusedDataFor: 0,
    }),
    /** Without a match, removes the existing one. */
    matchFile: build.mutation<unknown, LibraryPath & Pick<MatchFileBody, 'match'>>({
      query: ({ folder, path, match }) => ({
        url: '/operator/library/match',
        method: 'POST',
        body: { folder, path, match },
      }),
      transformErrorResponse: failureOf,
      invalidatesTags: ['Library'],
    }),
  }),
});
