import { Readable } from 'node:stream';
import { sendStream } from '@marquee/server';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import {
  changeEmailBodySchema,
  changePasswordBodySchema,
  confirmPasswordBodySchema,
  deleteAccountBodySchema,
  updateNameBodySchema,
  type SessionList,
} from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import { languageOf } from '../../http/visitor-language';
import { jsonBody } from '../../http/json-body';
import { parseForm } from '../../http/parse';
import type { TokenCipher } from '../../lib/token-cipher';
import { addressKey } from '../../rate-limits';
import type { RequireAccess } from '../access-tokens';
import { currentSession, currentViewer, requireUnrestricted, sessionOf, type SessionsService } from '../auth';
import type { ExportService } from './export.service';
import { toUser } from './profile';
import type { Caller, UsersService } from './users.service';

export interface UsersRoutesDeps {
  requireUser: RequestHandler;
  requireAccess: RequireAccess;
  users: UsersService;
  sessions: SessionsService;
  exporter: ExportService;
  tokenCipher: TokenCipher;
}

export function usersRoutes({
  requireUser,
  requireAccess,
  users,
  sessions,
  exporter,
  tokenCipher,
}: UsersRoutesDeps): Router {
  const router = Router();
  // A passkey's answer is larger than any password.
  const body = jsonBody('32kb');

  router.get('/users/me', requireAccess('read'), async (_req, res) => {
    const { userId, isRestricted } = currentViewer(res);
    const session = sessionOf(res);
    const user = toUser(await users.read(userId), session?.token ?? '', tokenCipher);
    // A program that was let in by one secret is not told another.
    res.json(isRestricted || !session ? { ...user, '4k_token': null } : user);
  });

  router.post('/users/me/updateName', requireAccess('sync'), requireUnrestricted, body, async (req, res) => {
    const { name } = parseForm(updateNameBodySchema, req.body);
    await users.rename(currentViewer(res).userId, name);
    res.json({ ok: true, name });
  });

  router.post('/users/me/password', requireUser, requireUnrestricted, body, async (req, res) => {
    const session = sessions.prepare(req);
    await users.changePassword(callerOf(req, res), parseForm(changePasswordBodySchema, req.body), session);
    res.json({ ok: true, token: await sessions.handOver(req, res, session) });
  });

  router.post('/auth/confirm-password', requireUser, requireUnrestricted, body, async (req, res) => {
    await users.confirmPassword(callerOf(req, res), parseForm(confirmPasswordBodySchema, req.body));
    res.json({ ok: true });
  });

  router.post('/users/me/email', requireUser, requireUnrestricted, body, async (req, res) => {
    const change = parseForm(changeEmailBodySchema, req.body);
    await users.changeEmail(callerOf(req, res), change);
    res.json({ ok: true, email: change.email });
  });

  router.delete('/users/me', requireUser, requireUnrestricted, body, async (req, res) => {
    await users.deleteAccount(callerOf(req, res), parseForm(deleteAccountBodySchema, req.body));
    await sessions.end(req, res);
    res.json({ ok: true });
  });

  router.get('/users/me/export', requireUser, requireUnrestricted, async (_req, res) => {
    const { fileName, parts } = await exporter.exportOf(currentSession(res));
    res.attachment(fileName).type('application/json');
    await sendStream(Readable.from(parts), res);
  });

  router.get('/users/me/sessions', requireUser, requireUnrestricted, async (_req, res) => {
    const list: SessionList = { sessions: await sessions.listOf(currentSession(res)) };
    res.json(list);
  });

  router.delete('/users/me/sessions', requireUser, requireUnrestricted, async (req, res) => {
    await sessions.endEverywhere(req, res, currentSession(res).userId);
    res.json({ ok: true });
  });

  router.delete('/users/me/sessions/:id', requireUser, requireUnrestricted, async (req, res) => {
    const { userId, sessionId } = currentSession(res);
    const { id } = req.params;
    if (id === sessionId) await sessions.end(req, res);
    else if (typeof id !== 'string' || !(await sessions.endOne(userId, id))) throw new ApiError('not_found');
    res.json({ ok: true });
  });
  return router;
}

const callerOf = (req: Request, res: Response): Caller => ({
  session: currentSession(res),
  address: addressKey(req.ip),
  language: languageOf(req.headers),
});
