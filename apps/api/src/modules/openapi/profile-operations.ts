import {
  changeProfileBodySchema,
  confirmationBodySchema,
  newProfileBodySchema,
  newProfileResponseSchema,
  profileListSchema,
  setAvatarBodySchema,
  setPinBodySchema,
  sharedTasteSchema,
} from '@marquee/core/contracts';
import { bodyErrors, named, ok, type Operation } from './operation';

const common = { tag: 'Profiles', session: true } as const;
const list = ok('ProfileList', profileListSchema);
const confirmation = named('Confirmation', confirmationBodySchema);
/** Every call that changes a profile requires the owner's PIN or the account's password. */
const confirmed = [
  ...bodyErrors,
  'confirmation_needed',
  'confirmation_failed',
  'passkey_copied',
  'ticket_invalid',
  'locked_out',
  'rate_limited',
  'busy',
] as const;

export const profileOperations: Operation[] = [
  { ...common, method: 'get', path: '/api/profiles', summary: 'Who watches with the account.', answers: list },
  {
    ...common,
    method: 'post',
    path: '/api/profiles',
    summary: 'Adds a profile.',
    body: named('NewProfileBody', newProfileBodySchema),
    answers: { 201: named('NewProfile', newProfileResponseSchema) },
    errors: [...confirmed, 'forbidden', 'profiles_full'],
  },
  {
    ...common,
    method: 'patch',
    path: '/api/profiles/{id}',
    summary: 'Changes a profile.',
    body: named('ChangeProfileBody', changeProfileBodySchema),
    answers: list,
    errors: [...confirmed, 'not_found', 'forbidden'],
  },
  {
    ...common,
    method: 'delete',
    path: '/api/profiles/{id}',
    summary: 'Removes a profile with all that it keeps. Sessions that watch with it end.',
    body: confirmation,
    answers: list,
    errors: [...confirmed, 'not_found', 'forbidden'],
  },
  {
    ...common,
    method: 'put',
    path: '/api/profiles/{id}/pin',
    summary: 'Sets a profile’s PIN; null takes it away.',
    body: named('SetPinBody', setPinBodySchema),
    answers: list,
    errors: [...confirmed, 'not_found'],
  },
  {
    ...common,
    method: 'put',
    path: '/api/profiles/{id}/avatar',
    summary: 'Uploads a profile’s picture.',
    body: named('SetAvatarBody', setAvatarBodySchema),
    answers: list,
    errors: [...confirmed, 'not_found'],
  },
  {
    ...common,
    method: 'get',
    path: '/api/profiles/{id}/avatar',
    summary: 'A profile’s uploaded picture.',
    answers: {
      200: { contentType: 'image/webp', description: 'The picture.' },
      304: { contentType: 'none', description: 'Unchanged since the ETag.' },
    },
    errors: ['not_found'],
  },
  {
    ...common,
    method: 'post',
    path: '/api/profiles/{id}/activate',
    summary: 'Switches the session to a profile.',
    body: confirmation,
    answers: list,
    errors: [...confirmed, 'not_found'],
  },
  {
    ...common,
    method: 'post',
    path: '/api/profiles/{id}/taste',
    summary: 'What recommending for both needs of another profile. Asks for what switching to it asks for.',
    body: confirmation,
    answers: ok('SharedTaste', sharedTasteSchema),
    errors: [...confirmed, 'not_found'],
  },
];
