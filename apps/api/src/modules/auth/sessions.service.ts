import type { Request, Response } from 'express';
import type { SessionList } from '@marquee/core/contracts';
import { withLockedUser, type PrismaDatabase, type Transaction } from '../../db';
import { isUuid } from '../../lib/is-uuid';
import { generateToken, hashToken } from '../../lib/random-token';
import { csrfToken } from './csrf-token';
import { DAY_MS, deviceLabel, OWNER_PROFILE_ID } from '@marquee/core';
import type { ProfileKey } from '../profiles/profile-key';
import { viewerOf, type Viewer } from './viewer';
import type { SessionCookie } from './session-cookie';
import { SessionsRepository, type NewSession } from './sessions.repository';

/** A session ends after this long without a request. */
const IDLE_MS = 30 * DAY_MS;
/** A session ends after this long in any case, so that a copied cookie does not work for ever. */
const LONGEST_MS = 180 * DAY_MS;
/** Maximum number of sessions per user; beyond it, the least recently used one ends. */
const MOST_SESSIONS = 50;

/** Minimum interval between updates of "last seen" and of the expiry. */
const TOUCH_MS = 5 * 60_000;

export interface CurrentSession extends Viewer {
  /** Identifies the session in lists; not the cookie's value. */
  sessionId: string;
  /** When the account's password was last entered in it, or a passkey used. Epoch milliseconds. */
  passwordAtMs: number;
  /** The value for `X-CSRF-Token`. */
  token: string;
}

/** A session that is not stored yet. */
export interface PreparedSession extends NewSession {
  secret: string;
}

/** Starts, recognises and ends browser sessions. */
export class SessionsService {
  constructor(
    private readonly database: PrismaDatabase,
    private readonly sessions: SessionsRepository,
    private readonly cookie: SessionCookie,
    private readonly now: () => number,
  ) {}

  /** A session for the browser, under a new id whatever cookie it sent. */
  prepare(req: Request): PreparedSession {
    const secret = generateToken();
    const nowMs = this.now();
    return {
      secret,
      idHash: hashToken(secret),
      device: deviceLabel(req.headers['user-agent']),
      passwordAtMs: nowMs,
      nowMs,
      expiresAtMs: nowMs + IDLE_MS,
    };
  }

  /**
   * Starts a session in a transaction in which the account's row is locked, so that none is left after a change of the
   * password that was verified for it.
   */
  async start(tx: Transaction, session: PreparedSession, userId: string, profileId = OWNER_PROFILE_ID): Promise<void> {
    const sessions = new SessionsRepository(tx);
    await sessions.create(session, { userId, profileId });
    await sessions.endOldest(userId, MOST_SESSIONS);
  }

  /**
   * Gives the started session to the browser; the session that it had before ends.
   *
   * @returns the CSRF token
   */
  async handOver(req: Request, res: Response, { secret }: PreparedSession): Promise<string> {
    await this.#endCookies(req);
    this.cookie.write(req, res, secret, IDLE_MS);
    return csrfToken(secret);
  }

  /** Returns the session of the request's cookie and the secret for its CSRF token, and prolongs the session. */
  async authenticate(req: Request, res: Response): Promise<(CurrentSession & { secret: string }) | undefined> {
    const secret = this.cookie.read(req);
    const nowMs = this.now();
    const found = secret === undefined ? undefined : await this.sessions.find(hashToken(secret), nowMs);
    if (secret === undefined || !found) {
      this.cookie.clearSignedIn(req, res);
      return undefined;
    }
    if (nowMs - found.lastSeenAt.getTime() > TOUCH_MS) {
      const expiresAtMs = Math.min(nowMs + IDLE_MS, found.createdAt.getTime() + LONGEST_MS);
      await this.sessions.touch(hashToken(secret), nowMs, expiresAtMs);
      this.cookie.write(req, res, secret, expiresAtMs - nowMs);
    }
    return {
      ...viewerOf(keyOf(found), found),
      sessionId: found.id,
      passwordAtMs: found.passwordAt.getTime(),
      token: csrfToken(secret),
      secret,
    };
  }

  /**
   * Returns the viewer without prolonging the session, for responses that do not require one. Rejects while the database
   * cannot be reached: another process may have switched the session to a restricted profile.
   */
  async viewer(req: Request): Promise<Viewer | undefined> {
    const secret = this.cookie.read(req);
    const found = secret === undefined ? undefined : await this.sessions.find(hashToken(secret), this.now());
    return found && viewerOf(keyOf(found), found);
  }

  /** Somebody of the account who watches together with the viewer; undefined if there is no such profile. */
  async companion({ userId }: Viewer, profileId: string): Promise<Viewer | undefined> {
    const key = { userId, profileId };
    const found = await this.sessions.findProfile(key);
    return found && viewerOf(key, found);
  }

  /** Ends the session of the request's cookie, if there is one, and clears the cookie. */
  async end(req: Request, res: Response): Promise<void> {
    await this.#endCookies(req);
    this.cookie.clear(req, res);
  }

  /** Ends every session of the user, including this one, and clears the cookie. */
  async endEverywhere(req: Request, res: Response, userId: string): Promise<void> {
    await withLockedUser(this.database, userId, (tx) => new SessionsRepository(tx).endAll(userId));
    this.cookie.clear(req, res);
  }

  async #endCookies(req: Request): Promise<void> {
    const secret = this.cookie.read(req);
    if (secret !== undefined) await this.sessions.end(hashToken(secret));
  }

  /** The user's valid sessions, the most recently used first. */
  async listOf({ userId, sessionId }: CurrentSession): Promise<SessionList['sessions']> {
    const stored = await this.sessions.listOf(userId, this.now());
    return stored.map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      current: id === sessionId,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      device,
    }));
  }

  /** False if the user has no session with that id. */
  async endOne(userId: string, id: string): Promise<boolean> {
    return isUuid(id) && this.sessions.endOne(userId, id);
  }
}

const keyOf = ({ userId, profileId }: ProfileKey): ProfileKey => ({ userId, profileId });
