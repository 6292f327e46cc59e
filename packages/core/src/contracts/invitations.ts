import * as z from 'zod/mini';
import { capSchema, storedCapSchema } from './profiles';

export const invitationCodeSchema = z.string().check(z.maxLength(100));

/** `POST /auth/invitation`. A code is sent in bodies only, so that no log of requests has it. */
export const checkInvitationBodySchema = z.object({ code: invitationCodeSchema });

/** Response of `POST /auth/invitation`, for an invitation that works. */
export const greetingSchema = z.object({
  /** Username of who invites. */
  inviter: z.string(),
  /** Whom the invitation greets; empty if nobody by name. */
  guest: z.string(),
  /** What the account may watch; null if everything. */
  cap: z.nullable(storedCapSchema),
});
export type Greeting = z.infer<typeof greetingSchema>;

/** Invitations that work at a time. */
export const MOST_INVITATIONS = 100;
export const INVITATION_LIMITS = { guest: 60, days: 90, uses: 100 } as const;

/** `POST /operator/invitations`. */
export const invitationBodySchema = z.object({
  guest: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(INVITATION_LIMITS.guest),
      // What cannot be seen, or breaks a line of a mail.
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u),
    ),
    '',
  ),
  days: z.int().check(z.minimum(1), z.maximum(INVITATION_LIMITS.days)),
  uses: z.int().check(z.minimum(1), z.maximum(INVITATION_LIMITS.uses)),
  cap: z._default(z.nullable(capSchema), null),
});
export type InvitationBody = z.infer<typeof invitationBodySchema>;

const invitationSchema = z.object({
  /** Identifies the invitation in `DELETE /operator/invitations/:id`; it is not its code. */
  id: z.string(),
  ...greetingSchema.shape,
  state: z.enum(['working', 'used_up', 'expired', 'revoked']),
  createdAt: z.string(),
  expiresAt: z.string(),
  maxUses: z.int(),
  uses: z.int(),
  /** Usernames of the accounts that it made and that still exist. */
  came: z.array(z.string()),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** `GET /operator/invitations`: the newest first. Those that ended are listed for 90 days. */
export const invitationListSchema = z.object({ invitations: z.array(invitationSchema) });

/** Response of `POST /operator/invitations` (201): the only one that contains the code. */
export const newInvitationSchema = z.extend(invitationSchema, { code: z.string() });
export type NewInvitation = z.infer<typeof newInvitationSchema>;
