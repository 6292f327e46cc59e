import type { Logger } from '@marquee/server';
import express, { Router } from 'express';
import { z } from 'zod';
import type { PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import { parseInput } from '../../http/parse';
import { hashToken } from '../../lib/random-token';
import { limitPerMinute } from '../../rate-limits/limit-per-minute';
import { LOGOUT_TOKEN_SEC, readLogoutToken } from './logout-token';
import type { OidcClient } from './oidc-client';
import { isNoAnswer, OidcFailure } from './oidc-failure';
import { issuerKey, requiredOptions, type OidcSettings } from './oidc-options';
import { OidcRepository } from './oidc.repository';

const CALLS_PER_MINUTE = 600;
/** Longer than a token is accepted, whatever the clocks. */
const REMEMBERED_MS = 4 * LOGOUT_TOKEN_SEC * 1_000;

const bodySchema = z.object({ logout_token: z.string().min(1).max(12_000) });

export interface BackchannelDeps {
  database: PrismaDatabase;
  siteSettings: OidcSettings;
  logger: Logger;
  now: () => number;
}

/** `POST /auth/oidc/backchannel-logout`: the provider says that somebody has logged out there. */
export function backchannelRoutes(provider: OidcClient, deps: BackchannelDeps): Router {
  const router = Router();
  const { database, siteSettings, logger, now } = deps;
  const body = express.urlencoded({ extended: false, limit: '16kb', parameterLimit: 10 });
  router.post('/auth/oidc/backchannel-logout', limitPerMinute(CALLS_PER_MINUTE), body, async (req, res) => {
    const options = requiredOptions(siteSettings);
    const { logout_token: text } = parseInput(bodySchema, req.body ?? {});
    const read = async () => {
      const { configuration, keys } = await provider.provider(options);
      const { issuer } = configuration.serverMetadata();
      const { clientId } = options;
      return { issuer, token: await readLogoutToken(text, { keys, issuer, clientId, nowMs: now() }) };
    };
    const { issuer, token } = await read().catch((error: unknown) => {
      if (error instanceof OidcFailure || isNoAnswer(error)) throw new ApiError('oidc_unavailable', { cause: error });
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a log-out token was refused');
      throw new ApiError('bad_request', { cause: error });
    });
    await database.prisma.$transaction(async (tx) => {
      const repository = new OidcRepository(tx);
      const { jti, ...whom } = token;
      const isNew = await repository.useLogoutToken(hashToken(`${issuer} ${jti}`), new Date(now() + REMEMBERED_MS));
      if (!isNew) throw new ApiError('bad_request');
      await repository.endSessions({ ...whom, issuer: issuerKey(issuer) });
    });
    res.json({ ok: true });
  });
  return router;
}
