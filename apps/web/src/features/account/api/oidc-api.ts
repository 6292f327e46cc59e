import {
  oidcAccountSchema,
  oidcLogOutSchema,
  oidcRedirectSchema,
  type OidcAccount,
  type OidcAccountStartBody,
  type OidcStartBody,
  type Proof,
} from '@marquee/core/contracts';
import { backendApi } from '../../../shared/api';
import { callFailure } from '../../../shared/api/call-failure';
import { readEntry, type Entry } from './account-api';

const post = (url: string, body?: object) => ({ url, method: 'POST', body });
const fail = { transformErrorResponse: callFailure };
const urlOf = (body: unknown): string => oidcRedirectSchema.parse(body).url;

/** Calls about logging in by OpenID Connect. */
export const oidcApi = backendApi.enhanceEndpoints({ addTagTypes: ['OidcAccount'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The provider's page to open. */
    startOidc: build.mutation<string, OidcStartBody>({
      query: (body) => post('/auth/oidc/start', body),
      transformResponse: urlOf,
      ...fail,
    }),
    linkOidc: build.mutation<Entry, string>({
      query: (password) => post('/auth/oidc/link', { password }),
      transformResponse: readEntry,
      ...fail,
    }),
    oidcAccount: build.query<OidcAccount, undefined>({
      query: () => '/users/me/oidc',
      transformResponse: (body: unknown) => oidcAccountSchema.parse(body),
      providesTags: ['OidcAccount'],
      keepUnusedDataFor: 0,
    }),
    startOidcForAccount: build.mutation<string, OidcAccountStartBody>({
      query: (body) => post('/users/me/oidc/start', body),
      transformResponse: urlOf,
      ...fail,
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
