import type { Request, Response } from 'express';
import type { SessionResponse } from '@marquee/core/contracts';
import type { TokenCipher } from '../../lib/token-cipher';
import { addressKey } from '../../rate-limits';
import { toUser } from '../users/profile';
import type { StoredUser } from '../users/users.repository';
import type { Browser } from './auth.service';
import type { PreparedSession, SessionsService } from './sessions.service';

export interface SessionResponseDeps {
  sessions: SessionsService;
  tokenCipher: TokenCipher;
}

/** The browser of a request, with a session that can be started for it. */
export const browserOf = (sessions: SessionsService, req: Request): Browser => ({
  address: addressKey(req.ip),
  session: sessions.prepare(req),
});

/** Gives the started session to the browser, and says whose it is. */
export async function sessionResponse(
  res: Response,
  { sessions, tokenCipher }: SessionResponseDeps,
  session: PreparedSession,
  user: StoredUser,
): Promise<SessionResponse> {
  const token = await sessions.handOver(res.req, res, session);
  return { token, user: toUser(user, token, tokenCipher) };
}
