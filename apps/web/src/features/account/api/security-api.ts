import {
  passkeyOptionsSchema,
  passkeySchema,
  recoveryCodesSchema,
  secondFactorSetupSchema,
  type NewPasskeyBody,
  type Passkey,
  type PasskeyOptions,
  type RecoveryCodes,
  type SecondFactorSetup,
} from '@marquee/core/contracts';
import { callFailure } from '../../../shared/api/call-failure';
import { signInApi } from '../../../shared/sign-in/sign-in-api';

const fail = { transformErrorResponse: callFailure };
const post = (url: string, body?: object) => ({ url, method: 'POST', body });
const passkeyUrl = (id: string): string => `/users/me/passkeys/${encodeURIComponent(id)}`;
/** What ends other sessions. */
const endsSessions = { invalidatesTags: ['SignIn', 'Sessions'] as const };

/** Changes of how one signs in. */
export const securityApi = signInApi.enhanceEndpoints({ addTagTypes: ['Sessions'] }).injectEndpoints({
  endpoints: (build) => ({
    passkeyCreation: build.mutation<PasskeyOptions, undefined>({
      query: () => post('/users/me/passkeys/options'),
      transformResponse: (body: unknown) => passkeyOptionsSchema.parse(body),
      ...fail,
    }),
    addPasskey: build.mutation<Passkey, NewPasskeyBody>({
      query: (body) => post('/users/me/passkeys', body),
      transformResponse: (body: unknown) => passkeySchema.parse(body),
      invalidatesTags: ['SignIn'],
      ...fail,
    }),
    renamePasskey: build.mutation<unknown, { id: string; name: string }>({
      query: ({ id, name }) => ({ url: passkeyUrl(id), method: 'PATCH', body: { name } }),
      invalidatesTags: ['SignIn'],
      ...fail,
    }),
    removePasskey: build.mutation<unknown, string>({
      query: (id) => ({ url: passkeyUrl(id), method: 'DELETE' }),
      ...endsSessions,
      ...fail,
    }),
    removePassword: build.mutation<unknown, undefined>({
      query: () => ({ url: '/users/me/password', method: 'DELETE' }),
      ...endsSessions,
      ...fail,
    }),
    setUpSecondFactor: build.mutation<SecondFactorSetup, undefined>({
      query: () => post('/users/me/second-factor/setup'),
      transformResponse: (body: unknown) => secondFactorSetupSchema.parse(body),
      ...fail,
    }),
    turnOnSecondFactor: build.mutation<RecoveryCodes, { ticket: string; code: string }>({
      query: (body) => post('/users/me/second-factor', body),
      transformResponse: (body: unknown) => recoveryCodesSchema.parse(body),
      ...endsSessions,
      ...fail,
    }),
    turnOffSecondFactor: build.mutation<unknown, string>({
      query: (code) => ({ url: '/users/me/second-factor', method: 'DELETE', body: { code } }),
      invalidatesTags: ['SignIn'],
      ...fail,
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, string>({
      query: (code) => post('/users/me/second-factor/recovery-codes', { code }),
      transformResponse: (body: unknown) => recoveryCodesSchema.parse(body),
      invalidatesTags: ['SignIn'],
      ...fail,
    }),
  }),
});
