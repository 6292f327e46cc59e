import * as z from 'zod/mini';
import { storedCapSchema } from './profiles';

/** Accounts and acts on a page. */
export const PEOPLE_PAGE_SIZE = 50;

/** PostgreSQL cannot store it. */
const withoutNul = z.regex(/^[^\0]*$/);

/** `GET /operator/people`: accounts whose username or email begins with `q`, by username, those after `after`. */
export const peopleQuerySchema = z.object({
  q: z._default(z.string().check(z.trim(), z.maxLength(254), withoutNul), ''),
  after: z._default(z.string().check(z.maxLength(64), withoutNul), ''),
});
export type PeopleQuery = z.infer<typeof peopleQuerySchema>;

export const personSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  createdAt: z.string(),
  /** Of the sessions that have not ended. */
  lastSeenAt: z.nullable(z.string()),
  sessions: z.int(),
  profiles: z.int(),
  /** What all profiles keep (`syncLimits`). */
  syncedBytes: z.number(),
  isOperator: z.boolean(),
  isDisabled: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** What the owner's profile may watch, if its invitation said so. */
  cap: z.nullable(storedCapSchema),
});
export type Person = z.infer<typeof personSchema>;

export const peoplePageSchema = z.object({
  people: z.array(personSchema),
  /** `after` of the next page; null on the last. */
  next: z.nullable(z.string()),
});
export type PeoplePage = z.infer<typeof peoplePageSchema>;

/** `PATCH /operator/people/:id`: one change. */
export const changePersonBodySchema = z.union([
  z.strictObject({ isDisabled: z.boolean() }),
  z.strictObject({ isOperator: z.boolean() }),
  /** Lifts what the account's invitation said that it may watch. */
  z.strictObject({ cap: z.null() }),
]);
export type ChangePersonBody = z.infer<typeof changePersonBodySchema>;

/** `DELETE /operator/people/:id`: the username, typed, so that nobody is deleted by a wrong press. */
export const deletePersonBodySchema = z.object({ username: z.string().check(z.maxLength(254)) });

/** Response of `POST /operator/people/:id/reset-link` (201): the only one that contains the link. */
export const resetLinkSchema = z.object({
  /** On this site, with the token. */
  path: z.string(),
  expiresAt: z.string(),
});
export type ResetLink = z.infer<typeof resetLinkSchema>;

/** What operators do, as the log names it. */
export const operatorActNames = [
  'make_reset_link',
  'disable',
  'enable',
  'log_out',
  'delete',
  'make_operator',
  'unmake_operator',
  'gain_operator',
  'lose_operator',
  'lift_cap',
  'remove_second_factor',
  'set_password',
  'unlock',
  'make_donator',
  'unmake_donator',
  'invite',
  'revoke_invitation',
  'match_file',
  'add_folder',
  'remove_folder',
  'change_settings',
  'take_down',
  'change_note',
  'put_back',
  'change_content',
  'add_picture',
  'back_up',
  'download_backup',
  'restore',
  'send_test_mail',
  'answer_report',
  'answer_request',
  'close_report',
  'reopen_report',
] as const;
export type OperatorActName = (typeof operatorActNames)[number];

/** `GET /operator/acts`: the newest first, those before `before`. */
export const actsQuerySchema = z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) });

export const operatorActSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Username at the time; null for the command line on the server. */
  operator: z.nullable(z.string()),
  /** One of `operatorActNames`, or that of another version. */
  act: z.string(),
  /** Username, or path of a file, at the time. */
  target: z.nullable(z.string()),
  details: z.record(z.string(), z.string()),
});
export type OperatorAct = z.infer<typeof operatorActSchema>;

export const actsPageSchema = z.object({
  acts: z.array(operatorActSchema),
  /** `before` of the next page; null on the last. */
  next: z.nullable(z.string()),
});
export type ActsPage = z.infer<typeof actsPageSchema>;
