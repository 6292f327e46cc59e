import { Router } from 'express';
import { checkInvitationBodySchema, invitationBodySchema } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseForm, parseInput } from '../../http/parse';
import { addressKey } from '../../rate-limits';
import { currentSession } from '../auth';
import type { InvitationsService } from './invitations.service';

export function invitationsRoutes(invitations: InvitationsService): Router {
  const router = Router();
  const body = jsonBody('8kb');

  router.post('/auth/invitation', body, async (req, res) => {
    const { code } = parseInput(checkInvitationBodySchema, req.body);
    res.json(await invitations.greet(code, addressKey(req.ip)));
  });

  router.get('/operator/invitations', async (_req, res) => {
    res.json({ invitations: await invitations.list() });
  });

  router.post('/operator/invitations', body, async (req, res) => {
    res.status(201).json(await invitations.create(currentSession(res), parseForm(invitationBodySchema, req.body)));
  });

  router.delete('/operator/invitations/:id', async (req, res) => {
    await invitations.revoke(currentSession(res), req.params.id);
    res.json({ ok: true });
  });
  return router;
}
