import { Router } from 'express';
import { setupBodySchema, setupCheckBodySchema, type SessionResponse } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseForm, parseInput } from '../../http/parse';
import type { TokenCipher } from '../../lib/token-cipher';
import { addressKey } from '../../rate-limits';
import type { SessionsService } from '../auth';
import { toUser } from '../users/profile';
import type { SetupService } from './setup.service';

export interface SetupRoutesDeps {
  sessions: SessionsService;
  tokenCipher: TokenCipher;
}

export function setupRoutes(setup: SetupService, { sessions, tokenCipher }: SetupRoutesDeps): Router {
  const router = Router();
  router.post('/setup/check', jsonBody('8kb'), async (req, res) => {
    await setup.check(parseInput(setupCheckBodySchema, req.body).code, addressKey(req.ip));
    res.json({ ok: true });
  });

  router.post('/setup', jsonBody('8kb'), async (req, res) => {
    const session = sessions.prepare(req);
    const user = await setup.create(parseForm(setupBodySchema, req.body), { address: addressKey(req.ip), session });
    const token = await sessions.handOver(req, res, session);
    res.status(201).json({ token, user: toUser(user, token, tokenCipher) } satisfies SessionResponse);
  });
  return router;
}
