import { DAY_MS } from '@marquee/core';
import {
  MOST_INVITATIONS,
  type Greeting,
  type Invitation,
  type InvitationBody,
  type NewInvitation,
  type SignUp,
} from '@marquee/core/contracts';
import type { PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import { isUuid } from '../../lib/is-uuid';
import { generateToken, hashToken } from '../../lib/random-token';
import type { RateLimits } from '../../rate-limits';
import type { CurrentSession } from '../auth';
import { beginAct } from '../operator';
import { findInvitation } from './find-invitation';
import { InvitationsRepository, stateOf, type StoredInvitation } from './invitations.repository';

export interface InvitationsServiceDeps {
  database: PrismaDatabase;
  limits: Pick<RateLimits, 'invitation'>;
  /** Who may make an account now. */
  signUp: () => SignUp;
  now: () => number;
}

/** Those that ended are listed, too. */
const MOST_LISTED = 500;

/** Makes, lists and revokes invitations, and tells who was invited by whom. */
export class InvitationsService {
  readonly #invitations: InvitationsRepository;

  constructor(private readonly deps: InvitationsServiceDeps) {
    this.#invitations = new InvitationsRepository(deps.database.prisma);
  }

  /** @throws ApiError `signup_closed`, and as `findInvitation` does */
  async greet(code: string, address: string): Promise<Greeting> {
    if (this.deps.signUp() === 'off') throw new ApiError('signup_closed');
    await this.deps.limits.invitation.consume(address);
    const { inviter, guest, cap } = await findInvitation(this.#invitations, code, new Date(this.deps.now()));
    return { inviter, guest, cap };
  }

  async list(): Promise<Invitation[]> {
    const now = new Date(this.deps.now());
    return (await this.#invitations.list(MOST_LISTED)).map(({ came, ...stored }) => described(stored, came, now));
  }

  /** @throws ApiError `invitations_full` */
  async create({ sessionId }: CurrentSession, { guest, days, uses, cap }: InvitationBody): Promise<NewInvitation> {
    const code = generateToken();
    const now = new Date(this.deps.now());
    const stored = await this.deps.database.prisma.$transaction(async (tx) => {
      const { operator, record } = await beginAct(tx, { sessionId }, now.getTime());
      const invitations = new InvitationsRepository(tx);
      if ((await invitations.countWorking(now)) >= MOST_INVITATIONS) throw new ApiError('invitations_full');
      const invitation = await invitations.create({
        codeHash: hashToken(code),
        inviter: operator.username,
        guest,
        cap,
        maxUses: uses,
        createdAt: now,
        expiresAt: new Date(now.getTime() + days * DAY_MS),
      });
      const details = { days: String(days), uses: String(uses), ...(cap && { cap: capText(cap) }) };
      await record({ name: 'invite', target: targetOf(invitation), details });
      return invitation;
    });
    return { ...described(stored, [], now), code };
  }

  /** @throws ApiError `not_found` if there is none with that id that works */
  async revoke({ sessionId }: CurrentSession, id: string): Promise<void> {
    if (!isUuid(id)) throw new ApiError('not_found');
    const now = new Date(this.deps.now());
    await this.deps.database.prisma.$transaction(async (tx) => {
      const { record } = await beginAct(tx, { sessionId }, now.getTime());
      const revoked = await new InvitationsRepository(tx).revoke(id, now);
      if (!revoked) throw new ApiError('not_found');
      await record({ name: 'revoke_invitation', target: targetOf(revoked) });
    });
  }
}

const capText = ({ region, certification }: NonNullable<StoredInvitation['cap']>) => `${region} ${certification}`;
const targetOf = ({ id, guest }: StoredInvitation) => ({ id, name: guest });

function described(stored: StoredInvitation, came: string[], now: Date): Invitation {
  const { id, inviter, guest, cap, maxUses, uses, createdAt, expiresAt } = stored;
  return {
    id,
    inviter,
    guest,
    cap,
    state: stateOf(stored, now),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    maxUses,
    uses,
    came,
  };
}
