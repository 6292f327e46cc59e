import type { Transaction } from '../../db';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Identity {
  issuer: string;
  subject: string;
}

/** Whom the provider has logged in, for a session here. */
export interface ProviderSession extends Identity {
  providerId: string | null;
  sealedIdToken: Bytes | null;
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

  async unlink(userId: string, issuer: string): Promise<void> {
    await this.prisma.oidcIdentity.deleteMany({ where: { userId, issuer } });
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
    const { id: sessionId } = await this.prisma.session.update({
      where: { idHash },
      data: { passwordAt: new Date(authenticatedAtMs) },
      select: { id: true },
    });
    await this.prisma.oidcSession.create({ data: { sessionId, issuer, subject, providerId, sealedIdToken } });
  }

  async session(sessionId: string): Promise<{ issuer: string; sealedIdToken: Uint8Array | null } | null> {
    return this.prisma.oidcSession.findUnique({
      where: { sessionId },
      select: { issuer: true, sealedIdToken: true },
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
