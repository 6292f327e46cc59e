import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { SessionList } from '@marquee/core/contracts';
import { generateToken, hashToken } from '../../lib/random-token';
import { csrfToken } from './csrf-token';
import { deviceLabel, OWNER_PROFILE_ID } from '@marquee/core';
import type { ProfileKey } from '../profiles/profile-key';
import { viewerOf, type Viewer } from './viewer';
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

/** A page asks for dozens of pictures at once. */
const UNGUARDED_MS = 5_000;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface CurrentSession extends Viewer {
  /** Names the session in lists; not the cookie's value. */
  sessionId: string;
  /** The value for `X-CSRF-Token`. */
  token: string;
}

/** Starting, recognising and ending the sessions of browsers. */
export class SessionsService {
  readonly #viewers = new LRUCache<string, Viewer>({ max: 1_000 });
  /** Sessions of accounts without a restricted profile, and until when nobody looks again. */
  readonly #unguarded = new LRUCache<string, number>({ max: 1_000 });

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly cookie: SessionCookie,
    private readonly now: () => number,
  ) {}

  /**
   * Starts a session under a new id, whatever cookie the browser came with; the session of that cookie ends.
   *
   * @param profileId who watches in it
   * @returns the CSRF token
   */
  async start(req: Request, res: Response, userId: string, profileId = OWNER_PROFILE_ID): Promise<string> {
    await this.#endCookies(req);
    const secret = generateToken();
    const nowMs = this.now();
    await this.sessions.create({
      idHash: hashToken(secret),
      userId,
      profileId,
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
    return { ...viewerOf(keyOf(found), found), sessionId: found.id, token: csrfToken(secret), secret };
  }

  /**
   * Who watches, without prolonging the session: for what is answered without one as well. While the database cannot be reached it is
   * who watched last.
   */
  async viewer(req: Request): Promise<Viewer | undefined> {
    const secret = this.cookie.read(req);
    if (secret === undefined) return undefined;
    const idHash = hashToken(secret);
    const name = Buffer.from(idHash).toString('base64');
    try {
      const found = await this.sessions.find(idHash, this.now());
      const viewer = found && viewerOf(keyOf(found), found);
      if (viewer) this.#viewers.set(name, viewer);
      else this.#viewers.delete(name);
      return viewer;
    } catch (error) {
      const last = this.#viewers.get(name);
      if (last) return last;
      throw error;
    }
  }

  /**
   * Who watches, for what has no rule in an account without a restricted profile: undefined there as for somebody without a session. That an
   * account has none is believed for some seconds; of one that has, every request asks.
   */
  async guardedViewer(req: Request): Promise<Viewer | undefined> {
    const secret = this.cookie.read(req);
    if (secret === undefined) return undefined;
    const name = Buffer.from(hashToken(secret)).toString('base64');
    if ((this.#unguarded.get(name) ?? 0) > this.now()) return undefined;
    const viewer = await this.viewer(req);
    if (viewer?.isGuarded) return viewer;
    this.#unguarded.set(name, this.now() + UNGUARDED_MS);
    return undefined;
  }

  /** False when the session or the profile is gone. */
  switchProfile({ userId, sessionId }: CurrentSession, profileId: string): Promise<boolean> {
    return this.sessions.switchProfile({ userId, profileId }, sessionId);
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

const keyOf = ({ userId, profileId }: ProfileKey): ProfileKey => ({ userId, profileId });
