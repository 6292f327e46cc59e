import {
  oidcAccountSchema,
  oidcLogOutSchema,
  oidcRedirectSchema,
  type OidcAccount,
  type OidcLinkBody,
  type OidcStartBody,
  type Proof,
} from '@marquee/core/contracts';
import { backendApi } from '../../../shared/api';
import { callFailure } from '../../../shared/api/call-failure';
import { readLoginAnswer, type LoginAnswer } from './account-api';

const post = (url: string, body?: object) => ({ url, method: 'POST', body });
const fail = { transformErrorResponse: callFailure };

/** Calls about logging in by OpenID Connect. */
export const oidcApi = backendApi.enhanceEndpoints({ addTagTypes: ['OidcAccount'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The provider's page to open. */
    startOidc: build.mutation<string, OidcStartBody>({
      query: (body) => post('/auth/oidc/start', body),
      transformResponse: (body: unknown) => oidcRedirectSchema.parse(body).url,
      ...fail,
    }),
    linkOidc: build.mutation<LoginAnswer, OidcLinkBody>({
      query: (body) => post('/auth/oidc/link', body),
      transformResponse: readLoginAnswer,
      ...fail,
    }),
    oidcAccount: build.query<OidcAccount, undefined>({
      query: () => '/users/me/oidc',
      transformResponse: (body: unknown) => oidcAccountSchema.parse(body),
      providesTags: ['OidcAccount'],
      keepUnusedDataFor: 0,
    }),
    unlinkOidc: build.mutation<unknown, Proof>({
      query: (body) => ({ url: '/users/me/oidc', method: 'DELETE', body }),
      invalidatesTags: ['OidcAccount'],
      ...fail,
    }),
    /** The provider's log-out; null if there is none. */
    oidcLogOutUrl: build.mutation<string | null, undefined>({
      query: () => post('/users/me/oidc/log-out'),
      transformResponse: (body: unknown) => oidcLogOutSchema.parse(body).url,
      ...fail,
    }),
  }),
});
