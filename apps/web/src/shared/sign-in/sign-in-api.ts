import {
  oidcRedirectSchema,
  passkeyOptionsSchema,
  signInMethodsSchema,
  type OidcAccountStartBody,
  type PasskeyOptions,
  type Proof,
  type SignInMethods,
} from '@marquee/core/contracts';
import { backendApi } from '../api';
import { callFailure } from '../api/call-failure';

const fail = { transformErrorResponse: callFailure };

/** How the account is signed in to, and what proves again that it is the owner who is signed in. */
export const signInApi = backendApi.enhanceEndpoints({ addTagTypes: ['SignIn'] }).injectEndpoints({
  endpoints: (build) => ({
    signInMethods: build.query<SignInMethods, undefined>({
      query: () => '/users/me/sign-in',
      transformResponse: (body: unknown) => signInMethodsSchema.parse(body),
      providesTags: ['SignIn'],
      // Changed in another browser, perhaps.
      keepUnusedDataFor: 0,
      ...fail,
    }),
    passkeyConfirmation: build.mutation<PasskeyOptions, undefined>({
      query: () => ({ url: '/auth/passkey/confirmation', method: 'POST' }),
      transformResponse: (body: unknown) => passkeyOptionsSchema.parse(body),
      ...fail,
    }),
    /** The page of the OpenID Connect provider to open, for the account that is signed in. */
    startOidcForAccount: build.mutation<string, OidcAccountStartBody>({
      query: (body) => ({ url: '/users/me/oidc/start', method: 'POST', body }),
      transformResponse: (body: unknown) => oidcRedirectSchema.parse(body).url,
      ...fail,
    }),
    confirmPassword: build.mutation<unknown, Proof>({
      query: (body) => ({ url: '/auth/confirm-password', method: 'POST', body }),
      ...fail,
    }),
  }),
});
