import {
  profileListSchema,
  newProfileResponseSchema,
  sharedTasteSchema,
  type ProfileList,
} from '@marquee/core/contracts';
import type { SharedTaste } from '@marquee/core/recommendations';
import { backendApi } from '../../../shared/api';
import { callFailure } from '../../../shared/api/call-failure';
import type { Credentials, ProfileCommand } from '../model/profile-commands';

interface Request {
  command: ProfileCommand;
  credentials: Credentials;
}
/** The updated list, and the id of a new profile. */
export type ChangedProfiles = ProfileList & { id?: string };

const at = (id: string) => `/profiles/${encodeURIComponent(id)}`;

function requestOf({ command, credentials }: Request): { url: string; method: string; body: object } {
  switch (command.kind) {
    case 'activate':
      return { url: `${at(command.id)}/activate`, method: 'POST', body: credentials };
    case 'create':
      return { url: '/profiles', method: 'POST', body: { ...credentials, profile: command.values } };
    case 'change':
      return { url: at(command.id), method: 'PATCH', body: { ...credentials, changes: command.changes } };
    case 'remove':
      return { url: at(command.id), method: 'DELETE', body: credentials };
    case 'pin':
      return { url: `${at(command.id)}/pin`, method: 'PUT', body: { ...credentials, newPin: command.newPin } };
    case 'picture':
      return { url: `${at(command.id)}/avatar`, method: 'PUT', body: { ...credentials, image: command.image } };
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
    runProfileCommand: build.mutation<ChangedProfiles, Request>({
      query: (request) => ({ ...requestOf(request), timeout: TIMEOUT_MS }),
      transformResponse: (body: unknown, _meta, { command }): ChangedProfiles =>
        (command.kind === 'create' ? newProfileResponseSchema : profileListSchema).parse(body),
      transformErrorResponse: callFailure,
    }),
    /** What recommending for both needs of another profile. */
    sharedTaste: build.mutation<SharedTaste, { id: string; credentials: Credentials }>({
      query: ({ id, credentials }) => ({
        url: `${at(id)}/taste`,
        method: 'POST',
        body: credentials,
        timeout: TIMEOUT_MS,
      }),
      transformResponse: (body: unknown) => sharedTasteSchema.parse(body),
      transformErrorResponse: callFailure,
    }),
  }),
});
