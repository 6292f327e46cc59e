import { randomInt } from 'node:crypto';
import { readTvCode, TV_CODE_LENGTH, TV_CODE_LETTERS } from '@marquee/core';
import { TV_LOGIN, type TvAnswer, type TvCode, type TvPoll, type TvRequest } from '@marquee/core/contracts';
import { withLockedUser, type PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import { generateToken, hashToken } from '../../lib/random-token';
import { countFailures, type RateLimits } from '../../rate-limits';
import { SessionsRepository, type CurrentSession, type PreparedSession, type SessionsService } from '../auth';
import { OidcRepository } from '../oidc/oidc.repository';
import { isTaken, UsersRepository, type StoredUser } from '../users';
import { TvLoginRepository } from './tv-login.repository';

export interface TvLoginServiceDeps {
  database: PrismaDatabase;
  sessions: Pick<SessionsService, 'start'>;
  limits: Pick<RateLimits, 'tv' | 'tvCodeOfAccount' | 'tvCodeOfAddress'>;
  now: () => number;
}

/** TVs that wait at a time, from one address and in all: beyond these, nobody is standing in front of them. */
const MOST_WAITING = { ofAddress: 20, all: 1_000 };
/** What a poll that comes too soon adds to the interval (RFC 8628, 3.5), and the longest interval. */
const SLOWER_SEC = 5;
const SLOWEST_SEC = 60;

type Waiting = Exclude<TvPoll, { state: 'approved' }>;
const EXPIRED: Waiting = { state: 'expired' };

/** Logs a TV in once a phone that is signed in has approved it. */
export class TvLoginService {
  readonly #logins: TvLoginRepository;

  constructor(private readonly deps: TvLoginServiceDeps) {
    this.#logins = new TvLoginRepository(deps.database.prisma);
  }

  /**
   * A code for the TV to show. The one that the same browser waits with already, if there is one: pages that are loaded
   * anew, or twice, fill no table.
   *
   * @param known the browser's device code
   * @throws ApiError `rate_limited`, or `busy` if too many wait
   */
  async start(known: string | undefined, device: string, address: string): Promise<TvCode & { deviceCode: string }> {
    const { limits, now } = this.deps;
    const at = new Date(now());
    const waiting = known === undefined ? undefined : await this.#logins.find(hashToken(known), at);
    if (known !== undefined && waiting && waiting.userId === null && !waiting.isDenied)
      return { ...described(waiting, at), deviceCode: known };
    await limits.tv.consume(address);
    if (known !== undefined) await this.#logins.remove(hashToken(known));
    await this.#logins.deleteExpired(at.getTime());
    const { all, ofAddress } = await this.#logins.count(at, address);
    if (all >= MOST_WAITING.all || ofAddress >= MOST_WAITING.ofAddress)
      throw new ApiError('busy', { retryAfterSec: 60 });
    const deviceCode = generateToken();
    const login = {
      deviceCodeHash: hashToken(deviceCode),
      device,
      address,
      createdAt: at,
      expiresAt: new Date(at.getTime() + TV_LOGIN.lifetimeSec * 1_000),
    };
    for (;;) {
      const userCode = generateCode();
      const isFree = await this.#logins.create({ ...login, userCode }).then(
        () => true,
        (error: unknown) => {
          if (!isTaken(error)) throw error;
          return false;
        },
      );
      if (isFree) return { ...described({ ...login, userCode, intervalSec: TV_LOGIN.pollSec }, at), deviceCode };
    }
  }

  /** How the TV's request stands. Once approved, starts `session` and returns its user: once, whoever asks at the same time. */
  async poll(deviceCode: string | undefined, session: PreparedSession): Promise<Waiting | StoredUser> {
    if (deviceCode === undefined) return EXPIRED;
    const now = new Date(this.deps.now());
    const hash = hashToken(deviceCode);
    const login = await this.#logins.find(hash, now);
    if (!login) return EXPIRED;
    const { polledAt, intervalSec, userId, isDenied } = login;
    const isTooSoon = polledAt !== null && now.getTime() - polledAt.getTime() < intervalSec * 1_000;
    const interval = isTooSoon ? Math.min(intervalSec + SLOWER_SEC, SLOWEST_SEC) : intervalSec;
    await this.#logins.notePoll(hash, now, interval);
    if (isTooSoon) return { state: 'slow_down', ...described({ ...login, intervalSec: interval }, now) };
    if (isDenied) {
      await this.#logins.remove(hash);
      return { state: 'denied' };
    }
    if (userId === null) return { state: 'pending', ...described(login, now) };
    const user = await withLockedUser(this.deps.database, userId, async (tx) => {
      const taken = await new TvLoginRepository(tx).take(hash);
      const found = taken && (await new UsersRepository(tx).findById(taken.userId));
      if (!taken || !found || found.disabledAt) return undefined;
      await this.deps.sessions.start(tx, session, found.id, taken.profileId);
      const oidc = new OidcRepository(tx);
      const tied = await oidc.session(taken.sessionId);
      // A log-out at the provider also ends sessions opened through it. The ID token stays with the phone.
      if (tied) await oidc.tie(session.idHash, { ...tied, sealedIdToken: null });
      return found;
    });
    return user ?? EXPIRED;
  }

  /** What asks to be logged in. @throws ApiError `tv_code_invalid`, `locked_out` */
  async request({ userId }: CurrentSession, code: string, address: string): Promise<TvRequest> {
    const {
      device,
      address: from,
      createdAt,
    } = await this.#counted(userId, address, () =>
      this.#withCode(code, (userCode, now) => this.#logins.findWaiting(userCode, now)),
    );
    return {
      device,
      askedAt: createdAt.toISOString(),
      address: isKnown(from) ? from : null,
      isNear: isKnown(from) && from === address,
    };
  }

  /** Approves for the profile of the session, or denies. @throws ApiError as `request` does */
  async answer({ userId, sessionId }: CurrentSession, { code, isApproved }: TvAnswer, address: string): Promise<void> {
    await this.#counted(userId, address, () =>
      this.#withCode(code, (userCode, now) =>
        withLockedUser(this.deps.database, userId, async (tx) => {
          const profile = await new SessionsRepository(tx).profileOf(sessionId);
          if (!profile) throw new ApiError('unauthorized');
          const approval = isApproved ? { sessionId, profileId: profile.profileId } : null;
          return (await new TvLoginRepository(tx).answer(userCode, now, approval)) || undefined;
        }),
      ),
    );
  }

  async #withCode<Value>(
    typed: string,
    act: (userCode: string, now: Date) => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    const code = readTvCode(typed);
    return code === null ? undefined : act(code, new Date(this.deps.now()));
  }

  /** Wrong codes are counted for the account and for the address. */
  async #counted<Value>(userId: string, address: string, check: () => Promise<Value | undefined>): Promise<Value> {
    const { tvCodeOfAccount, tvCodeOfAddress } = this.deps.limits;
    const value = await countFailures([[tvCodeOfAccount, userId], ...tvCodeOfAddress.countersOf(address)], check);
    if (value === undefined) throw new ApiError('tv_code_invalid');
    return value;
  }
}

const generateCode = (): string =>
  Array.from({ length: TV_CODE_LENGTH }, () => TV_CODE_LETTERS[randomInt(TV_CODE_LETTERS.length)]).join('');

const described = (
  { userCode, expiresAt, intervalSec }: { userCode: string; expiresAt: Date; intervalSec: number },
  now: Date,
): TvCode => ({ userCode, expiresInSec: Math.ceil((expiresAt.getTime() - now.getTime()) / 1_000), intervalSec });

/** A proxy that the server is not told to trust makes every address one of the machine itself. */
const isKnown = (address: string): boolean => !/^(?:127\.|0:0:0:0$|unknown$)/.test(address);
