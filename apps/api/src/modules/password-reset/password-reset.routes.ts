import { Router } from 'express';
import { resetBodySchema, resetRequestBodySchema } from '@marquee/core/contracts';
import { languageOf } from '../../http/visitor-language';
import { jsonBody } from '../../http/json-body';
import { parseForm } from '../../http/parse';
import { addressKey } from '../../rate-limits';
import type { PasswordResetService } from './password-reset.service';

export function passwordResetRoutes(service: PasswordResetService): Router {
  const router = Router();
  router.post('/auth/password-reset/request', jsonBody('8kb'), async (req, res) => {
    const { email } = parseForm(resetRequestBodySchema, req.body);
    await service.request(email, addressKey(req.ip), languageOf(req.headers));
    res.json({ ok: true });
  });
  router.post('/auth/password-reset', jsonBody('8kb'), async (req, res) => {
    const { token, password } = parseForm(resetBodySchema, req.body);
    await service.reset(token, password, addressKey(req.ip), languageOf(req.headers));
    res.json({ ok: true });
  });
  return router;
}
