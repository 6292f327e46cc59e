import * as z from 'zod/mini';
import { sessionListSchema, userSchema } from './accounts';
import { exportedNoticesSchema } from './notices';
import { passkeySchema } from './passkeys';
import { profileSchema } from './profiles';
import { ownReportsSchema } from './reports';
import { ownRequestsSchema } from './requests';

/** Entries by collection, including removed ones, in the form of the sync calls. */
const exportedCollections = z.record(
  z.string(),
  z.array(z.object({ key: z.string(), value: z.unknown(), changedAt: z.number(), removedAt: z.optional(z.number()) })),
);

/** `GET /users/me/export`: all data that the server stores about a person. Times in lists are epoch milliseconds. */
export const exportSchema = z.object({
  format: z.literal(2),
  exportedAt: z.string(),
  profile: z.omit(userSchema, { token: true }),
  sessions: sessionListSchema.shape.sessions,
  passkeys: z.array(passkeySchema),
  /** Since when a log-in with the password needs a code; null: it does not. */
  secondFactorSince: z.nullable(z.string()),
  /** Who the account is at OpenID Connect providers. */
  identities: z.optional(z.array(z.object({ issuer: z.string(), subject: z.string() }))),
  /** Null: there is none. */
  webhook: z.optional(z.nullable(z.object({ url: z.string(), createdAt: z.string() }))),
  /** Of the owner's profile; the others' are in `profiles`, which are all of the account. */
  collections: exportedCollections,
  profiles: z.optional(
    z.array(
      z.extend(profileSchema, {
        collections: z.optional(exportedCollections),
        notices: z.optional(exportedNoticesSchema),
      }),
    ),
  ),
  /** What the person has reported and asked for, and the operator's answers. */
  reports: z.optional(ownReportsSchema.shape.reports),
  requests: z.optional(ownRequestsSchema.shape.requests),
});
