import { profileListSchema, newProfileResponseSchema, type ProfileList } from '@marquee/core/contracts';
import { backendApi } from '../../../shared/api';
import { callFailure } from '../../../shared/api/call-failure';
import type { Credentials, ProfileCall } from '../model/calls';

interface Request {
  call: ProfileCall;
  credentials: Credentials;
}
/** The updated list, and the id of a new profile. */
export type ChangedProfiles = ProfileList & { id?: string };

const at = (id: string) => `/profiles/${encodeURIComponent(id)}`;

function requestOf({ call, credentials }: Request): { url: string; method: string; body: object } {
  switch (call.kind) {
    case 'activate':
      return { url: `${at(call.id)}/activate`, method: 'POST', body: credentials };
    case 'create':
      return { url: '/profiles', method: 'POST', body: { ...credentials, profile: call.values } };
    case 'change':
      return { url: at(call.id), method: 'PATCH', body: { ...credentials, changes: call.changes } };
    case 'remove':
      return { url: at(call.id), method: 'DELETE', body: credentials };
    case 'pin':
      return { url: `${at(call.id)}/pin`, method: 'PUT', body: { ...credentials, newPin: call.newPin } };
    case 'picture':
      return { url: `${at(call.id)}/avatar`, method: 'PUT', body: { ...credentials, image: call.image } };
  }
}

const TIMEOUT_MS = 15_000;

/** Calls about profiles (docs/profiles.md). */
export const profilesApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Requested without naming a profile, because it determines which one the session has now. */
    sessionProfiles: build.query<ProfileList, void>({
      query: () => ({ url: '/profiles', timeout: TIMEOUT_MS }),
      transformResponse: (body: unknown) => profileListSchema.parse(body),
      transformErrorResponse: callFailure,
    }),
    callProfiles: build.mutation<ChangedProfiles, Request>({
      query: (request) => ({ ...requestOf(request), timeout: TIMEOUT_MS }),
      transformResponse: (body: unknown, _meta, { call }): ChangedProfiles =>
        (call.kind === 'create' ? newProfileResponseSchema : profileListSchema).parse(body),
      transformErrorResponse: callFailure,
    }),
  }),
});
