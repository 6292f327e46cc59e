import { Router, type Request, type RequestHandler, type Response } from 'express';
import { OWNER_PROFILE_ID, PROFILE_ID_PATTERN } from '@marquee/core';
import {
  changeProfileBodySchema,
  confirmationBodySchema,
  newProfileBodySchema,
  setAvatarBodySchema,
  setPinBodySchema,
} from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import { jsonBody } from '../../http/json-body';
import { parseForm } from '../../http/parse';
import { addressKey } from '../../rate-limits';
import { currentSession } from '../auth';
import type { Caller, ProfilesService } from './profiles.service';

const YEAR_SEC = 31_536_000;

export function profilesRoutes(requireUser: RequestHandler, service: ProfilesService): Router {
  const router = Router();
  const body = jsonBody('32kb');
  const answer = async (res: Response, profileId?: string) =>
    res.json(await service.list({ ...currentSession(res), ...(profileId !== undefined && { profileId }) }));

  router.get('/profiles', requireUser, async (_req, res) => {
    await answer(res);
  });

  router.post('/profiles', requireUser, body, async (req, res) => {
    const id = await service.create(callerOf(req, res), parseForm(newProfileBodySchema, req.body));
    res.status(201).json({ ...(await service.list(currentSession(res))), id });
  });

  router.patch('/profiles/:id', requireUser, body, async (req, res) => {
    await service.change(callerOf(req, res), idOf(req), parseForm(changeProfileBodySchema, req.body));
    await answer(res);
  });

  router.delete('/profiles/:id', requireUser, body, async (req, res) => {
    const caller = callerOf(req, res);
    const removed = idOf(req);
    await service.remove(caller, removed, parseForm(confirmationBodySchema, req.body ?? {}));
    await answer(res, caller.session.profileId === removed ? OWNER_PROFILE_ID : undefined);
  });

  router.put('/profiles/:id/pin', requireUser, body, async (req, res) => {
    const { newPin, ...given } = parseForm(setPinBodySchema, req.body);
    await service.setPin(callerOf(req, res), idOf(req), newPin, given);
    await answer(res);
  });

  router.put('/profiles/:id/avatar', requireUser, jsonBody('3mb'), async (req, res) => {
    const { image, ...given } = parseForm(setAvatarBodySchema, req.body);
    await service.setAvatar(callerOf(req, res), idOf(req), image, given);
    await answer(res);
  });

  router.get('/profiles/:id/avatar', requireUser, async (req, res) => {
    const image = await service.avatar(currentSession(res), idOf(req));
    // The picture's hash is part of its URL.
    res.set('Cache-Control', `private, max-age=${YEAR_SEC}, immutable`).type('webp').send(Buffer.from(image));
  });

  router.post('/profiles/:id/activate', requireUser, body, async (req, res) => {
    const id = idOf(req);
    const given = parseForm(confirmationBodySchema, req.body ?? {});
    const isRestricted = await service.activate(callerOf(req, res), id, given);
    // Pictures and lists that the browser has cached before may be hidden from this profile.
    if (isRestricted) res.set('Clear-Site-Data', '"cache"');
    res.json(await service.list({ ...currentSession(res), profileId: id, isRestricted }));
  });

  router.post('/profiles/:id/taste', requireUser, body, async (req, res) => {
    res.json(await service.taste(callerOf(req, res), idOf(req), parseForm(confirmationBodySchema, req.body ?? {})));
  });
  return router;
}

function idOf({ params }: Request): string {
  const id = String(params.id);
  if (!PROFILE_ID_PATTERN.test(id)) throw new ApiError('not_found');
  return id;
}
const callerOf = (req: Request, res: Response): Caller => ({
  session: currentSession(res),
  address: addressKey(req.ip),
});
