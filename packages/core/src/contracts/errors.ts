import * as z from 'zod/mini';

/** All values of `code`. */
export const apiErrorCodes = [
  'bad_request',
  'unauthorized',
  'invalid_credentials',
  'wrong_password',
  'password_required',
  'account_disabled',
  'csrf_failed',
  'other_origin',
  'forbidden',
  'restricted',
  'insufficient_scope',
  'confirmation_needed',
  'confirmation_failed',
  'profile_changed',
  'profiles_full',
  'tokens_full',
  'invitations_full',
  'last_operator',
  'not_found',
  'not_configured',
  'reset_link_invalid',
  'signup_closed',
  'invitation_needed',
  'invitation_invalid',
  'invitation_expired',
  'invitation_used_up',
  'link_invalid',
  'link_expired',
  'taken',
  'collection_full',
  'account_full',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'locked_out',
  'internal',
  'metadata_bad_answer',
  'metadata_unavailable',
  'image_host_not_allowed',
  'image_unavailable',
  'image_unreadable',
  'library_unavailable',
  'library_not_shared',
  'report_not_delivered',
  'busy',
  'database_unavailable',
  'storage_full',
  'not_ready',
] as const;
export type ApiErrorCode = (typeof apiErrorCodes)[number];

/** Body of every API error: `error` is a message for the user, `code` is for programs. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.optional(z.string()),
  /** Text per invalid field. */
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
