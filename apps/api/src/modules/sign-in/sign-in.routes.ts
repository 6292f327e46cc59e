import { Router, type Request, type RequestHandler, type Response } from 'express';
import { deviceLabel } from '@marquee/core';
import {
  newPasskeyBodySchema,
  newSecondFactorBodySchema,
  renamePasskeyBodySchema,
  secondFactorCodeBodySchema,
  type SignInMethods,
} from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { languageOf } from '../../http/visitor-language';
import { parseForm, parseInput } from '../../http/parse';
import { addressKey, type RateLimits } from '../../rate-limits';
import { currentSession, requireRecentPassword, requireUnrestricted } from '../auth';
import type { PasskeyVerifier } from './passkey-verifier';
import type { Owner, PasskeysService } from './passkeys.service';
import { relyingParty } from './relying-party';
import type { SecondFactorService } from './second-factor.service';

export interface SignInRoutesDeps {
  settings: { publicUrl: string | undefined };
  requireUser: RequestHandler;
  limits: Pick<RateLimits, 'passkeyChallenge' | 'profile'>;
  passkeyVerifier: PasskeyVerifier;
  secondFactor: SecondFactorService;
  passkeys: PasskeysService;
  methodsOf: (userId: string) => Promise<SignInMethods>;
  now: () => number;
}

export function signInRoutes(deps: SignInRoutesDeps): Router {
  const { settings, limits, passkeyVerifier, secondFactor, passkeys, methodsOf } = deps;
  const router = Router();
  const body = jsonBody('8kb');
  const countSave: RequestHandler = async (_req, res, next) => {
    await limits.profile.consume(currentSession(res).userId);
    next();
  };
  const ofOwner = [deps.requireUser, requireUnrestricted];
  const change = [...ofOwner, requireRecentPassword(deps.now), countSave];

  router.post('/auth/passkey/options', async (req, res) => {
    await limits.passkeyChallenge.consume(addressKey(req.ip));
    res.json(await passkeyVerifier.challenge(relyingParty(req, settings.publicUrl)));
  });

  // In a restricted profile, too: a passkey may open another profile.
  router.post('/auth/passkey/confirmation', deps.requireUser, countSave, async (req, res) => {
    res.json(await passkeyVerifier.challenge(relyingParty(req, settings.publicUrl), currentSession(res)));
  });

  router.get('/users/me/sign-in', ...ofOwner, async (_req, res) => {
    res.json(await methodsOf(currentSession(res).userId));
  });

  router.post('/users/me/passkeys/options', ...change, async (req, res) => {
    res.json(await passkeys.options(currentSession(res), relyingParty(req, settings.publicUrl)));
  });

  router.post('/users/me/passkeys', ...change, jsonBody('64kb'), async (req, res) => {
    res.status(201).json(await passkeys.add(ownerOf(req, res), parseInput(newPasskeyBodySchema, req.body)));
  });

  router.patch('/users/me/passkeys/:id', ...ofOwner, countSave, body, async (req, res) => {
    const { name } = parseForm(renamePasskeyBodySchema, req.body);
    await passkeys.rename(currentSession(res).userId, String(req.params.id), name);
    res.json({ ok: true });
  });

  router.delete('/users/me/passkeys/:id', ...change, async (req, res) => {
    await passkeys.remove(ownerOf(req, res), String(req.params.id));
    res.json({ ok: true });
  });

  router.delete('/users/me/password', ...change, async (req, res) => {
    await passkeys.removePassword(ownerOf(req, res));
    res.json({ ok: true });
  });

  router.post('/users/me/second-factor/setup', ...change, async (_req, res) => {
    res.json(await secondFactor.setUp(currentSession(res)));
  });

  router.post('/users/me/second-factor', ...change, body, async (req, res) => {
    res.status(201).json(await secondFactor.turnOn(ownerOf(req, res), parseForm(newSecondFactorBodySchema, req.body)));
  });

  router.delete('/users/me/second-factor', ...change, body, async (req, res) => {
    const { code } = parseForm(secondFactorCodeBodySchema, req.body);
    await secondFactor.turnOff(ownerOf(req, res), code, addressKey(req.ip));
    res.json({ ok: true });
  });

  router.post('/users/me/second-factor/recovery-codes', ...change, body, async (req, res) => {
    const { code } = parseForm(secondFactorCodeBodySchema, req.body);
    res.status(201).json(await secondFactor.renewRecoveryCodes(ownerOf(req, res), code, addressKey(req.ip)));
  });
  return router;
}

const ownerOf = (req: Request, res: Response): Owner => ({
  session: currentSession(res),
  language: languageOf(req.headers),
  device: deviceLabel(req.headers['user-agent']),
});
