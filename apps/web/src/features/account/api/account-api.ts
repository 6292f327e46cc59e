import {
  changeEmailResponseSchema,
  changePasswordResponseSchema,
  codeNeededSchema,
  greetingSchema,
  ownReportsSchema,
  passkeyOptionsSchema,
  sessionListSchema,
  updateNameResponseSchema,
  userSchema,
  type ChangeEmailBody,
  type ChangePasswordBody,
  type Greeting,
  type OwnReport,
  type PasskeyAnswer,
  type PasskeyOptions,
  type Proof,
  type SessionList,
  type User,
} from '@marquee/core/contracts';
import { backendApi } from '../../../shared/api';
import { callFailure } from '../../../shared/api/call-failure';

/** The response of a login or sign-up. Without a token the response is invalid. */
export interface Entry {
  token: string | null;
  user: User | null;
}

/** A login that needs a code has a ticket for it instead. */
export interface LoginAnswer extends Entry {
  ticket: string | null;
}

function readEntry(body: unknown): Entry {
  const { token, user }: { [Name in keyof Entry]?: unknown } = typeof body === 'object' && body !== null ? body : {};
  const known = userSchema.safeParse(user);
  return { token: typeof token === 'string' && token !== '' ? token : null, user: known.success ? known.data : null };
}

export function readLoginAnswer(body: unknown): LoginAnswer {
  const codeNeeded = codeNeededSchema.safeParse(body);
  return { ...readEntry(body), ticket: codeNeeded.success ? codeNeeded.data.ticket : null };
}

const post = (url: string, body?: object) => ({ url, method: 'POST', body });
const fail = { transformErrorResponse: callFailure };

export type LoginRequest = ({ email: string } | { username: string }) & { password: string };
export interface SignupRequest {
  username: string;
  email: string;
  password: string;
  passwordConfirm: string;
  /** Code of an invitation. */
  invitation?: string;
}

/** Calls about the account itself (API-03 to API-07). */
export const accountApi = backendApi
  .enhanceEndpoints({ addTagTypes: ['Sessions', 'AccessTokens', 'SignIn'] })
  .injectEndpoints({
    endpoints: (build) => ({
      login: build.mutation<LoginAnswer, LoginRequest>({
        query: (body) => post('/auth/login', body),
        transformResponse: readLoginAnswer,
        ...fail,
      }),
      enterCode: build.mutation<Entry, { ticket: string; code: string }>({
        query: (body) => post('/auth/login/code', body),
        transformResponse: readEntry,
        ...fail,
      }),
      passkeyChallenge: build.mutation<PasskeyOptions, undefined>({
        query: () => post('/auth/passkey/options'),
        transformResponse: (body: unknown) => passkeyOptionsSchema.parse(body),
        ...fail,
      }),
      logInWithPasskey: build.mutation<Entry, PasskeyAnswer>({
        query: (body) => post('/auth/passkey', body),
        transformResponse: readEntry,
        ...fail,
      }),
      signup: build.mutation<Entry, SignupRequest>({
        query: (body) => post('/auth/signup', body),
        transformResponse: readEntry,
        ...fail,
      }),
      checkSetupCode: build.query<true, string>({
        query: (code) => post('/setup/check', { code }),
        transformResponse: () => true as const,
        keepUnusedDataFor: 0,
        ...fail,
      }),
      setUp: build.mutation<Entry, SignupRequest & { code: string }>({
        query: (body) => post('/setup', body),
        transformResponse: readEntry,
        ...fail,
      }),
      /** Who invites, for the code of an invitation: in the body, so that no log of requests has it. */
      greeting: build.query<Greeting, string>({
        query: (code) => post('/auth/invitation', { code }),
        transformResponse: (body: unknown) => greetingSchema.parse(body),
        keepUnusedDataFor: 0,
        ...fail,
      }),
      requestReset: build.mutation<unknown, { email: string }>({
        query: (body) => post('/auth/password-reset/request', body),
        ...fail,
      }),
      resetPassword: build.mutation<unknown, { token: string; password: string }>({
        query: (body) => post('/auth/password-reset', body),
        ...fail,
      }),
      updateName: build.mutation<string, string>({
        query: (name) => post('/users/me/updateName', { name }),
        transformResponse: (body: unknown) => updateNameResponseSchema.parse(body).name,
        ...fail,
      }),
      changePassword: build.mutation<string, ChangePasswordBody>({
        query: (body) => post('/users/me/password', body),
        transformResponse: (body: unknown) => changePasswordResponseSchema.parse(body).token,
        invalidatesTags: ['Sessions', 'AccessTokens', 'SignIn'],
        ...fail,
      }),
      changeEmail: build.mutation<string, ChangeEmailBody>({
        query: (body) => post('/users/me/email', body),
        transformResponse: (body: unknown) => changeEmailResponseSchema.parse(body).email,
        ...fail,
      }),
      deleteAccount: build.mutation<unknown, Proof>({
        query: (body) => ({ url: '/users/me', method: 'DELETE', body }),
        ...fail,
      }),
      sessions: build.query<SessionList['sessions'], undefined>({
        query: () => '/users/me/sessions',
        transformResponse: (body: unknown) => sessionListSchema.parse(body).sessions,
        providesTags: ['Sessions'],
        // Other sessions may have changed, so the list is fetched whenever it is opened.
        keepUnusedDataFor: 0,
      }),
      endSession: build.mutation<unknown, string>({
        query: (id) => ({ url: `/users/me/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
        invalidatesTags: ['Sessions'],
        ...fail,
      }),
      ownReports: build.query<OwnReport[], undefined>({
        query: () => '/users/me/reports',
        transformResponse: (body: unknown) => ownReportsSchema.parse(body).reports,
        // Answered by others, so it is fetched whenever it is opened.
        keepUnusedDataFor: 0,
      }),
    }),
  });
