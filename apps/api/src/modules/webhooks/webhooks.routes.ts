import { Router, type RequestHandler } from 'express';
import { webhookBodySchema } from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseForm } from '../../http/parse';
import { currentSession, requireUnrestricted } from '../auth';
import type { WebhooksService } from './webhooks.service';

export function webhooksRoutes(requireUser: RequestHandler, webhooks: WebhooksService): Router {
  const router = Router();
  router.use('/users/me/webhook', requireUser, requireUnrestricted);

  router.get('/users/me/webhook', async (_req, res) => {
    res.json({ webhook: await webhooks.find(currentSession(res).userId) });
  });

  router.put('/users/me/webhook', jsonBody('8kb'), async (req, res) => {
    const { url } = parseForm(webhookBodySchema, req.body);
    res.json(await webhooks.set(currentSession(res), url));
  });

  router.delete('/users/me/webhook', async (_req, res) => {
    await webhooks.remove(currentSession(res).userId);
    res.json({ ok: true });
  });

  router.post('/users/me/webhook/secret', async (_req, res) => {
    res.json(await webhooks.renewSecret(currentSession(res)));
  });

  router.post('/users/me/webhook/turn-on', async (_req, res) => {
    res.json({ webhook: await webhooks.turnOn(currentSession(res).userId) });
  });

  router.post('/users/me/webhook/test', async (_req, res) => {
    res.json({ webhook: await webhooks.test(currentSession(res)) });
  });
  return router;
}
