import {
  operatorLibrarySchema,
  type LibraryPath,
  type MatchFileBody,
  type OperatorLibrary,
  type OperatorLibraryQuery,
} from '@marquee/core/contracts';
import { backendApi } from '../../shared/api';
import { callFailure } from '../../shared/api/call-failure';

export const libraryApi = backendApi.enhanceEndpoints({ addTagTypes: ['Library'] }).injectEndpoints({
  endpoints: (build) => ({
    operatorLibrary: build.query<OperatorLibrary, OperatorLibraryQuery>({
      query: ({ state, q, page }) => ({ url: '/operator/library', params: { state, q, page } }),
      transformResponse: (body: unknown) => operatorLibrarySchema.parse(body),
      transformErrorResponse: callFailure,
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
      transformErrorResponse: callFailure,
      invalidatesTags: ['Library'],
    }),
  }),
});
