import {
  accessTokenListSchema,
  newAccessTokenSchema,
  type AccessTokenBody,
  type AccessTokenList,
  type NewAccessToken,
} from '@marquee/core/contracts';
import { backendApi } from './backend-api';
import { callFailure } from './call-failure';

/** Tokens by which programs act for a profile of the account. */
export const accessTokensApi = backendApi.enhanceEndpoints({ addTagTypes: ['AccessTokens'] }).injectEndpoints({
  endpoints: (build) => ({
    accessTokens: build.query<AccessTokenList['tokens'], undefined>({
      query: () => '/users/me/tokens',
      transformResponse: (body: unknown) => accessTokenListSchema.parse(body).tokens,
      providesTags: ['AccessTokens'],
      keepUnusedDataFor: 0,
    }),
    createAccessToken: build.mutation<NewAccessToken, AccessTokenBody>({
      query: (body) => ({ url: '/users/me/tokens', method: 'POST', body }),
      transformResponse: (body: unknown) => newAccessTokenSchema.parse(body),
      invalidatesTags: ['AccessTokens'],
      transformErrorResponse: callFailure,
    }),
    revokeAccessToken: build.mutation<unknown, string>({
      query: (id) => ({ url: `/users/me/tokens/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['AccessTokens'],
      transformErrorResponse: callFailure,
    }),
  }),
});
