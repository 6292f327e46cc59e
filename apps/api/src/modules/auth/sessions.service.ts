import type { Request, Response } from 'express';
import type { SessionList } from '@marquee/core/contracts';
import { generateToken, hashToken } from '../../lib/random-token';
import { csrfToken } from './csrf-token';
import { deviceLabel } from '@marquee/core';
import type { SessionCookie } from './session-cookie';
import type { SessionsRepository } from './sessions.repository';

const DAY_MS = 24 * 60 * 60_000;
/** A session ends after this much time without a request, */
const IDLE_MS = 30 * DAY_MS;
/** and after this much time in any case: a cookie that was copied is of no use for ever. */
const LONGEST_MS = 180 * DAY_MS;
/** Beyond them the one that was used longest ago ends. */
const MOST_SESSIONS = 50;

/** Writes "last seen" and prolongs the session no more often than this. */
const TOUCH_MS = 5 * 60_000;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface CurrentSession {
  userId: string;
  /** Names the session in lists; not the cookie's value. */
  sessionId: string;
  /** The value for `X-CSRF-Token`. */
  token: string;
}

/** Starting, recognising and ending the sessions of browsers. */
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly cookie: SessionCookie,
    private readonly now: () => number,
  ) {}

  /**
   * Starts a session under a new id, whatever cookie the browser came with; the session of that cookie ends.
   *
   * @returns the CSRF token
   */
  async start(req: Request, res: Response, userId: string): Promise<string> {
    await this.#endCookies(req);
    const secret = generateToken();
    const nowMs = this.now();
    await this.sessions.create({
      idHash: hashToken(secret),
      userId,
      device: deviceLabel(req.headers['user-agent']),
      nowMs,
      expiresAtMs: nowMs + IDLE_MS,
    });
    await this.sessions.endOldest(userId, MOST_SESSIONS);
    this.cookie.write(req, res, secret, IDLE_MS);
    return csrfToken(secret);
  }

  /** The session of the request's cookie, prolonged, with the secret to check its CSRF token against. */
  async authenticate(req: Request, res: Response): Promise<(CurrentSession & { secret: string }) | undefined> {
    const secret = this.cookie.read(req);
    if (secret === undefined) return undefined;
    const idHash = hashToken(secret);
    const nowMs = this.now();
    const found = await this.sessions.find(idHash, nowMs);
    if (!found) return undefined;
    if (nowMs - found.lastSeenAt.getTime() > TOUCH_MS) {
      const expiresAtMs = Math.min(nowMs + IDLE_MS, found.createdAt.getTime() + LONGEST_MS);
      await this.sessions.touch(idHash, nowMs, expiresAtMs);
      this.cookie.write(req, res, secret, expiresAtMs - nowMs);
    }
    return { userId: found.userId, sessionId: found.id, token: csrfToken(secret), secret };
  }

  /** Ends the session of the request's cookie, if there is one, and takes the cookie away. */
  async end(req: Request, res: Response): Promise<void> {
    await this.#endCookies(req);
    this.cookie.clear(req, res);
  }

  /** Ends every session of the person, this one included, and takes the cookie away. */
  async endEverywhere(req: Request, res: Response, userId: string): Promise<void> {
    await this.sessions.endAll(userId);
    this.cookie.clear(req, res);
  }

  async #endCookies(req: Request): Promise<void> {
    const secret = this.cookie.read(req);
    if (secret !== undefined) await this.sessions.end(hashToken(secret));
  }

  /** The person's living sessions, the latest used first. */
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

  /** False when the person has no session of that id. */
  async endOne(userId: string, id: string): Promise<boolean> {
    return UUID.test(id) && this.sessions.endOne(userId, id);
  }

  /** Ends every session of a person. */
  async endAll(userId: string): Promise<void> {
    await this.sessions.endAll(userId);
  }
}
