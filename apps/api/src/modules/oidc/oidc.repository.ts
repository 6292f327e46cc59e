import type { Transaction } from '../../db';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Identity {
  issuer: string;
  subject: string;
}

interface TiedSession extends Identity {
  providerId: string | null;
  sealedIdToken: Bytes | null;
}

/** Whom the provider has logged in, for a session here. */
export interface ProviderSession extends TiedSession {
  /** When they last proved to the provider who they are. */
  authenticatedAtMs: number;
}

export class OidcRepository {
  constructor(private readonly prisma: Transaction) {}

  async userOf({ issuer, subject }: Identity): Promise<string | undefined> {
    const found = await this.prisma.oidcIdentity.findUnique({
      where: { issuer_subject: { issuer, subject } },
      select: { userId: true },
    });
    return found?.userId;
  }

  async isLinked(userId: string, issuer: string): Promise<boolean> {
    return (await this.prisma.oidcIdentity.count({ where: { userId, issuer } })) > 0;
  }

  /** Fails as `isTaken` says if either side is linked to another one. */
  async link(userId: string, { issuer, subject }: Identity, nowMs: number): Promise<void> {
    await this.prisma.oidcIdentity.create({ data: { issuer, subject, userId, createdAt: new Date(nowMs) } });
  }

  /** False if the account was not linked. */
  async unlink(userId: string, issuer: string): Promise<boolean> {
    const { count } = await this.prisma.oidcIdentity.deleteMany({ where: { userId, issuer } });
    return count > 0;
  }

  /** Whether an operator other than `except` can log in by this provider. */
  async hasOperator(issuer: string, except?: string): Promise<boolean> {
    const found = await this.prisma.oidcIdentity.findFirst({
      where: {
        issuer,
        user: { isOperator: true, disabledAt: null },
        ...(except !== undefined && { userId: { not: except } }),
      },
      select: { userId: true },
    });
    return found !== null;
  }

  /** Notes that a session, which has just been started, was opened by the provider. */
  async noteSession(idHash: Bytes, session: ProviderSession): Promise<void> {
    const { issuer, subject, providerId, sealedIdToken, authenticatedAtMs } = session;
    // An operator’s pages want a proof that is not older than theirs.
    await this.prisma.session.update({ where: { idHash }, data: { passwordAt: new Date(authenticatedAtMs) } });
    await this.tie(idHash, { issuer, subject, providerId, sealedIdToken });
  }

  /** Makes a session end when the provider’s session does. It was opened by the provider, or by a session that was. */
  async tie(idHash: Bytes, tied: TiedSession): Promise<void> {
    await this.prisma.oidcSession.create({ data: { session: { connect: { idHash } }, ...tied } });
  }

  /** Null if the session is tied to none of the provider. */
  async session(sessionId: string): Promise<TiedSession | null> {
    return this.prisma.oidcSession.findUnique({
      where: { sessionId },
      select: { issuer: true, subject: true, providerId: true, sealedIdToken: true },
    });
  }

  /** False if the token was used before. */
  async useLogoutToken(hash: Bytes, expiresAt: Date): Promise<boolean> {
    const { count } = await this.prisma.oidcLogoutToken.createMany({ data: { hash, expiresAt }, skipDuplicates: true });
    return count > 0;
  }

  /** Ends the sessions that a log-out at the provider is about, and no session that was opened with a password. */
  async endSessions({ issuer, subject, providerId }: Partial<Identity> & { issuer: string; providerId?: string }) {
    await this.prisma.session.deleteMany({
      where: {
        oidc: {
          is: {
            issuer,
            ...(subject !== undefined && { subject }),
            ...(providerId !== undefined && { providerId }),
          },
        },
      },
    });
  }

  async deleteExpired(nowMs: number): Promise<void> {
    await this.prisma.oidcLogoutToken.deleteMany({ where: { expiresAt: { lte: new Date(nowMs) } } });
  }
}
