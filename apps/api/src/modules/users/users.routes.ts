import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router, type RequestHandler } from 'express';
import {
  changeEmailBodySchema,
  changePasswordBodySchema,
  deleteAccountBodySchema,
  fourKTokenBodySchema,
  updateNameBodySchema,
  type SessionList,
} from '@marquee/core/contracts';
import { ApiError } from '../../http/api-error';
import { jsonBody } from '../../http/json-body';
import { parseForm } from '../../http/parse';
import type { TokenCipher } from '../../lib/token-cipher';
import { currentSession, type SessionsService } from '../auth';
import { addressKey } from '../../rate-limits';
import type { UsersService } from './users.service';
import type { ExportService } from './export.service';
import { toUser } from './profile';

export interface UsersRoutesOptions {
  requireUser: RequestHandler;
  account: UsersService;
  sessions: SessionsService;
  exporter: ExportService;
  tokenCipher: TokenCipher;
  /** The password was changed or the account is gone: links to set a new one must not work any more. */
  forgetResets: (userId: string) => Promise<void>;
}

/** `/users/me` and what lies below it, and `/sync/4k_token`. */
export function usersRoutes(options: UsersRoutesOptions): Router {
  const { requireUser, account, sessions, exporter, tokenCipher, forgetResets } = options;
  const router = Router();
  const body = jsonBody('8kb');

  router.get('/users/me', requireUser, async (_req, res) => {
    const { userId, token } = currentSession(res);
    res.json(toUser(await account.read(userId), token, tokenCipher));
  });

  router.post('/users/me/updateName', requireUser, body, async (req, res) => {
    const { name } = parseForm(updateNameBodySchema, req.body);
    await account.rename(currentSession(res).userId, name);
    res.json({ ok: true, name });
  });

  router.post('/users/me/password', requireUser, body, async (req, res) => {
    const { userId } = currentSession(res);
    const { currentPassword, password } = parseForm(changePasswordBodySchema, req.body);
    await account.confirm(userId, currentPassword, 'currentPassword', addressKey(req.ip));
    await account.setPassword(userId, password);
    await forgetResets(userId);
    await sessions.endAll(userId);
    res.json({ ok: true, token: await sessions.start(req, res, userId) });
  });

  router.post('/users/me/email', requireUser, body, async (req, res) => {
    const { userId } = currentSession(res);
    const { password, email } = parseForm(changeEmailBodySchema, req.body);
    await account.confirm(userId, password, 'password', addressKey(req.ip));
    await account.setEmail(userId, email);
    await forgetResets(userId);
    res.json({ ok: true, email });
  });

  router.delete('/users/me', requireUser, body, async (req, res) => {
    const { userId } = currentSession(res);
    const { password } = parseForm(deleteAccountBodySchema, req.body);
    await account.confirm(userId, password, 'password', addressKey(req.ip));
    await account.remove(userId);
    await sessions.end(req, res);
    res.json({ ok: true });
  });

  router.get('/users/me/export', requireUser, async (_req, res) => {
    const { fileName, parts } = await exporter.exportOf(currentSession(res));
    res.attachment(fileName).type('application/json');
    await pipeline(Readable.from(parts), res).catch((error: unknown) => {
      // Who ends the download does not want the rest.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  });

  router.get('/users/me/sessions', requireUser, async (_req, res) => {
    const list: SessionList = { sessions: await sessions.listOf(currentSession(res)) };
    res.json(list);
  });

  router.delete('/users/me/sessions/:id', requireUser, async (req, res) => {
    const { userId, sessionId } = currentSession(res);
    const { id } = req.params;
    if (id === sessionId) await sessions.end(req, res);
    else if (typeof id !== 'string' || !(await sessions.endOne(userId, id))) throw new ApiError('not_found');
    res.json({ ok: true });
  });

  router.post('/sync/4k_token', requireUser, body, async (req, res) => {
    const { token } = parseForm(fourKTokenBodySchema, req.body);
    await account.saveFourKToken(currentSession(res).userId, token);
    res.json({ ok: true });
  });
  return router;
}
