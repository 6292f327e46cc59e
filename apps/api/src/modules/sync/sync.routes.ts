import { Router, type Request, type RequestHandler, type Response } from 'express';
import { OWNER_PROFILE_ID } from '@marquee/core';
import {
  CLIENT_ID_HEADER,
  CLIENT_ID_PATTERN,
  fourKTokenBodySchema,
  sinceQuerySchema,
  syncBodySchema,
  syncLimits,
} from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { leftSignal } from '../../http/left-signal';
import { parseForm, parseInput } from '../../http/parse';
import type { RequireAccess } from '../access-tokens';
import { currentViewer, requireUnrestricted } from '../auth';
import type { ProfileKey } from '../profiles/profile-key';
import type { FourKTokenService } from './four-k-token.service';
import { countEntries, countWireEntries, type PushBudget } from './push-budget';
import type { Sender, SyncService } from './sync.service';
import { wireViews } from './wire-views';
import type { WireAnswer, WireService } from './wire.service';

export interface SyncRoutesDeps {
  requireAccess: RequireAccess;
  sync: SyncService;
  wire: WireService;
  budget: PushBudget;
  fourKToken: FourKTokenService;
  now: () => number;
}

export function syncRoutes({ requireAccess, sync, wire, budget, fourKToken, now }: SyncRoutesDeps): Router {
  const router = Router();
  const pushBody = jsonBody(`${syncLimits.bodyBytes}b`);
  const consume: RequestHandler = async (req, res, next) => {
    await budget.consumeBody(currentViewer(res).userId, bodyBytes(req));
    next();
  };
  const answerOf = (member: string, { revision, epoch, more, entries }: WireAnswer) => ({
    revision,
    epoch,
    serverTime: now(),
    ...(more && { more }),
    [member]: entries,
  });

  router.post('/sync', requireAccess('sync'), consume, pushBody, async (req, res) => {
    const sender = senderOf(req, res);
    const size = { entries: countEntries(req.body), most: syncLimits.entriesPerPush };
    const push = () => sync.sync(sender, parseInput(syncBodySchema, req.body));
    const text = await budget.run(sender.owner.userId, size, push, leftSignal(res));
    res.type('json').send(text);
  });

  for (const view of wireViews) {
    const { path, member, most } = view;
    router.get(`/users/me/${path}`, requireAccess('read'), async (req, res) => {
      const owner = currentViewer(res);
      const { since, limit } = parseInput(sinceQuerySchema, req.query);
      const known = knownVersion(req.headers['if-none-match'], tagOf(owner, since));
      const read = await wire.read(owner, view, { since, limit, known });
      // A browser must not reuse another user's response to this URL.
      res
        .set({ 'Cache-Control': 'private, no-cache', ETag: `W/"${tagOf(owner, since)}${read?.version ?? known}"` })
        .vary('Cookie, Authorization');
      if (read) res.json(answerOf(member, read.answer));
      else res.status(304).end();
    });
    router.post(`/sync/${path}`, requireAccess('sync'), consume, pushBody, async (req, res) => {
      const sender = senderOf(req, res);
      const size = { entries: countWireEntries(req.body, member), most };
      const push = () => wire.push(sender, view, req.body);
      const joined = await budget.run(sender.owner.userId, size, push, leftSignal(res));
      const { refused } = joined;
      res.json({ ok: true, ...answerOf(member, joined), ...(refused.length > 0 && { refused }) });
    });
  }

  router.post('/sync/4k_token', requireAccess('sync'), requireUnrestricted, jsonBody('8kb'), async (req, res) => {
    const { token } = parseForm(fourKTokenBodySchema, req.body);
    await fourKToken.save(currentViewer(res).userId, token);
    res.json({ ok: true });
  });
  return router;
}
/** Bytes that a body counts for. A compressed body, or one without a length, counts as the largest. */
function bodyBytes({ headers }: Request): number {
  const { 'content-length': length, 'content-encoding': encoding = 'identity' } = headers;
  return encoding === 'identity' ? Math.min(Number(length ?? Infinity), syncLimits.bodyBytes) : syncLimits.bodyBytes;
}

function senderOf(req: Request, res: Response): Sender {
  const { userId, profileId } = currentViewer(res);
  const origin = req.get(CLIENT_ID_HEADER);
  return { owner: { userId, profileId }, ...(origin !== undefined && CLIENT_ID_PATTERN.test(origin) && { origin }) };
}

/** Prefix of an ETag: the profile and the start of its range. The version follows. */
const tagOf = ({ userId, profileId }: ProfileKey, since: number | undefined): string =>
  `${userId.slice(-12)}.${profileId === OWNER_PROFILE_ID ? '' : `${profileId}.`}${since ?? 'all'}.`;

/**
 * The version in an ETag that this response had before. Compression may have weakened the tag, and the header may list
 * several.
 */
function knownVersion(header: string | undefined, prefix: string): string | undefined {
  const at = header?.indexOf(`"${prefix}`) ?? -1;
  if (header === undefined || at < 0) return undefined;
  return /^[\da-f-]{36}\.\d{1,15}(?=")/.exec(header.slice(at + 1 + prefix.length))?.[0];
}
