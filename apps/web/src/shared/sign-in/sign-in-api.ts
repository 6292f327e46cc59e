import {
  oidcRedirectSchema,
  passkeyOptionsSchema,
  signInMethodsSchema,
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
    /** The page of the OpenID Connect provider that confirms who is there; it leads back to `next`. */
    confirmByOidc: build.mutation<string, string>({
      query: (next) => ({ url: '/users/me/oidc/start', method: 'POST', body: { purpose: 'confirm', next } }),
      transformResponse: (body: unknown) => oidcRedirectSchema.parse(body).url,
      ...fail,
    }),
    confirmPassword: build.mutation<unknown, Proof>({
      query: (body) => ({ url: '/auth/confirm-password', method: 'POST', body }),
      ...fail,
    }),
  }),
});
