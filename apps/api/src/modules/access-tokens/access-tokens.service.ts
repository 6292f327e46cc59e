import { DAY_MS } from '@marquee/core';
import {
  MOST_ACCESS_TOKENS,
  type AccessTokenBody,
  type AccessTokenList,
  type NewAccessToken,
  type TokenScope,
} from '@marquee/core/contracts';
import { withLockedUser, type PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import { isUuid } from '../../lib/is-uuid';
import { generateToken, hashToken, isToken } from '../../lib/random-token';
import { mayManageAccount, SessionsRepository, viewerOf, type CurrentSession, type Viewer } from '../auth';
import { AccessTokensRepository, type NewToken } from './access-tokens.repository';

/** Names the token where it is found in a file or a log, as scanners for leaked secrets expect. */
const PREFIX = 'marquee_';

/** Minimum interval between updates of "last used". */
const MARK_MS = 5 * 60_000;

export interface Authenticated {
  id: string;
  viewer: Viewer;
  scopes: readonly TokenScope[];
}

type Stored = Omit<NewToken, 'tokenHash'> & { id: string; lastUsedAt: Date | null };

const described = ({
  id,
  name,
  scopes,
  createdAt,
  lastUsedAt,
  expiresAt,
}: Stored): AccessTokenList['tokens'][number] => ({
  id,
  name,
  scopes,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
});

/** Makes, recognises and revokes the tokens by which programs act for a profile. */
export class AccessTokensService {
  readonly #tokens: AccessTokensRepository;

  constructor(
    private readonly database: PrismaDatabase,
    private readonly now: () => number,
  ) {
    this.#tokens = new AccessTokensRepository(database.prisma);
  }

  /** Undefined if the token is unknown, revoked or expired. */
  async authenticate(token: string): Promise<Authenticated | undefined> {
    if (!token.startsWith(PREFIX) || !isToken(token.slice(PREFIX.length))) return undefined;
    return this.#authenticated({ tokenHash: hashToken(token) });
  }

  /** The same for what was made with a token and names it by its id. */
  async authenticateById(id: string): Promise<Authenticated | undefined> {
    return isUuid(id) ? this.#authenticated({ id }) : undefined;
  }

  async #authenticated(which: Parameters<AccessTokensRepository['find']>[0]): Promise<Authenticated | undefined> {
    const nowMs = this.now();
    const found = await this.#tokens.find(which, new Date(nowMs));
    if (!found) return undefined;
    const { id, userId, profileId, scopes } = found;
    if (nowMs - (found.lastUsedAt?.getTime() ?? 0) > MARK_MS) await this.#tokens.markUsed(id, new Date(nowMs));
    return { id, viewer: viewerOf({ userId, profileId }, found), scopes };
  }

  /**
   * @throws ApiError `tokens_full`, or `unauthorized` if the session ended meanwhile
   */
  async create(
    { userId, profileId, sessionId }: CurrentSession,
    { name, scopes, expiresInDays }: AccessTokenBody,
  ): Promise<NewAccessToken> {
    const token = PREFIX + generateToken();
    const nowMs = this.now();
    const stored = await withLockedUser(this.database, userId, async (tx) => {
      const session = await new SessionsRepository(tx).profileOf(sessionId);
      if (session?.profileId !== profileId || !mayManageAccount(session)) throw new ApiError('unauthorized');
      const tokens = new AccessTokensRepository(tx);
      if ((await tokens.countOf(userId, new Date(nowMs))) >= MOST_ACCESS_TOKENS) throw new ApiError('tokens_full');
      return tokens.create(
        { userId, profileId },
        {
          tokenHash: hashToken(token),
          name,
          scopes: [...new Set(scopes)],
          createdAt: new Date(nowMs),
          expiresAt: expiresInDays === null ? null : new Date(nowMs + expiresInDays * DAY_MS),
        },
      );
    });
    if (!stored) throw new ApiError('unauthorized');
    return { ...described(stored), token };
  }

  async listOf(userId: string): Promise<AccessTokenList> {
    return { tokens: (await this.#tokens.listOf(userId)).map(described) };
  }

  /** @throws ApiError `not_found` if the account has no such token */
  async revoke(userId: string, id: string): Promise<void> {
    if (!isUuid(id) || !(await this.#tokens.revoke(userId, id))) throw new ApiError('not_found');
  }
}
