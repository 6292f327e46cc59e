import {
  newProfileValues,
  normalizeIdentifier,
  OWNER_PROFILE_ID,
  PROFILE_NAME_LENGTH,
  type RatingCap,
} from '@marquee/core';
import type { Transaction } from '../../db';
import { Prisma } from '../../generated/prisma/client';

export interface StoredUser {
  id: string;
  username: string;
  email: string;
  name: string;
  isDonator: boolean;
  isOperator: boolean;
  disabledAt: Date | null;
  /** Null: there is none; passkeys or an identity at the provider open the account. */
  passwordHash: string | null;
  encryptedFourKToken: Uint8Array | null;
  createdAt: Date;
}

export interface ListedUser extends StoredUser {
  /** Number of sessions. */
  sessions: number;
  lastSeenAt: Date | null;
}

const columns = {
  id: true,
  username: true,
  email: true,
  name: true,
  isDonator: true,
  isOperator: true,
  disabledAt: true,
  passwordHash: true,
  encryptedFourKToken: true,
  createdAt: true,
} as const satisfies Prisma.UserSelect;

/** The first profile of an account. */
export function ownerProfile(username: string, nowMs: number, cap: RatingCap | null = null) {
  const details: object = {
    // Truncated between code points, so that no emoji is split.
    name: Array.from(username).slice(0, PROFILE_NAME_LENGTH.max).join(''),
    ...newProfileValues,
    // As the form of a profile suggests it with a cap.
    ...(cap && { cap, unrated: 'hide', canUseSources: false }),
  };
  return { id: OWNER_PROFILE_ID, details, isRestricted: cap !== null, createdAt: new Date(nowMs) };
}

interface NewUser {
  username: string;
  email: string;
  passwordHash: string | null;
  nowMs: number;
  /** By which it is made, and what that says it may watch. */
  invitation: { id: string; cap: RatingCap | null } | undefined;
}

/** Names and addresses are looked up in their folded form, so they are unique regardless of case. */
export class UsersRepository {
  constructor(private readonly prisma: Transaction) {}

  async create({ username, email, passwordHash, nowMs, invitation }: NewUser): Promise<StoredUser> {
    return this.prisma.user.create({
      data: {
        username,
        usernameKey: normalizeIdentifier(username),
        email,
        emailKey: normalizeIdentifier(email),
        passwordHash,
        createdAt: new Date(nowMs),
        ...(invitation && { invitationId: invitation.id }),
        profiles: { create: ownerProfile(username, nowMs, invitation?.cap) },
      },
      select: columns,
    });
  }

  async findById(id: string): Promise<StoredUser | null> {
    return this.prisma.user.findUnique({ where: { id }, select: columns });
  }

  /** By username or email address; only the latter contains @. */
  async findByIdentifier(folded: string): Promise<StoredUser | null> {
    const where = folded.includes('@') ? { emailKey: folded } : { usernameKey: folded };
    return this.prisma.user.findUnique({ where, select: columns });
  }

  async findTaken(username: string, email: string): Promise<{ username: boolean; email: boolean }> {
    const [byName, byEmail] = await Promise.all([
      this.findByIdentifier(normalizeIdentifier(username)),
      this.findByIdentifier(normalizeIdentifier(email)),
    ]);
    return { username: byName !== null, email: byEmail !== null };
  }

  async setName(id: string, name: string): Promise<void> {
    await this.prisma.user.updateMany({ where: { id }, data: { name } });
  }

  async setPasswordHash(id: string, passwordHash: string | null): Promise<void> {
    await this.prisma.user.updateMany({ where: { id }, data: { passwordHash } });
  }

  async setEmail(id: string, email: string): Promise<void> {
    await this.prisma.user.updateMany({ where: { id }, data: { email, emailKey: normalizeIdentifier(email) } });
  }

  async setDonator(id: string, isDonator: boolean): Promise<void> {
    await this.prisma.user.updateMany({ where: { id }, data: { isDonator } });
  }

  async setOperator(id: string, isOperator: boolean): Promise<void> {
    await this.prisma.user.updateMany({ where: { id }, data: { isOperator } });
  }

  async countOperators(): Promise<number> {
    return this.prisma.user.count({ where: { isOperator: true } });
  }

  /** Users whose name or address contains the text, sorted by name. */
  async list(search: string): Promise<ListedUser[]> {
    const contains = { contains: normalizeIdentifier(search) };
    const found = await this.prisma.user.findMany({
      where: { OR: [{ usernameKey: contains }, { emailKey: contains }] },
      select: { ...columns, sessions: { select: { lastSeenAt: true }, orderBy: { lastSeenAt: 'desc' } } },
      orderBy: { usernameKey: 'asc' },
    });
    return found.map(({ sessions, ...user }) => ({
      ...user,
      sessions: sessions.length,
      lastSeenAt: sessions[0]?.lastSeenAt ?? null,
    }));
  }

  async setEncryptedFourKToken(id: string, seal: Uint8Array<ArrayBuffer> | null): Promise<void> {
    await this.prisma.user.updateMany({ where: { id }, data: { encryptedFourKToken: seal } });
  }

  /** Deletes the account and all of its data. */
  async remove(id: string): Promise<void> {
    await this.prisma.user.deleteMany({ where: { id } });
  }
}

/** Whether a transaction failed because a name or an address has been taken since it was checked. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
