import type { Invitation } from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import { hashToken, isToken } from '../../lib/random-token';
import { stateOf, type InvitationsRepository, type StoredInvitation } from './invitations.repository';

const refusals = {
  used_up: 'invitation_used_up',
  expired: 'invitation_expired',
  revoked: 'invitation_expired',
} as const satisfies Record<Exclude<Invitation['state'], 'working'>, unknown>;

/** @throws ApiError `invitation_invalid`, `invitation_expired` or `invitation_used_up` */
export async function findInvitation(
  invitations: InvitationsRepository,
  code: string,
  now: Date,
): Promise<StoredInvitation> {
  const found = isToken(code) ? await invitations.find(hashToken(code)) : undefined;
  if (!found) throw new ApiError('invitation_invalid');
  const state = stateOf(found, now);
  if (state !== 'working') throw new ApiError(refusals[state]);
  return found;
}
