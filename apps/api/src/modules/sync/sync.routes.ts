import { Router, type Request, type RequestHandler, type Response } from 'express';
import {
  CLIENT_ID_HEADER,
  CLIENT_ID_PATTERN,
  fourKTokenBodySchema,
  sinceQuerySchema,
  syncBookmarksBodySchema,
  syncHistoryBodySchema,
  syncLimits,
  syncSettingsBodySchema,
} from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseForm, parseInput } from '../../http/parse';
import { currentSession } from '../auth';
import type { FourKTokenService } from './four-k-token.service';
import { countEntries, type PushLimiter } from './push-limiter';
import type { CollectionName, Entries } from './sync.repository';
import type { Sender, SyncService } from './sync.service';

export interface SyncRoutesDeps {
  requireUser: RequestHandler;
  sync: SyncService;
  limiter: PushLimiter;
  fourKToken: FourKTokenService;
  now: () => number;
}

/** The member of a push that carries its entries. */
const members: Record<CollectionName, string> = { bookmarks: 'bookmarks', history: 'items', settings: 'settings' };

const paths: Record<CollectionName, string> = {
  bookmarks: 'bookmarks',
  history: 'watch-history',
  settings: 'settings',
};

export function syncRoutes({ requireUser, sync, limiter, fourKToken, now }: SyncRoutesDeps): Router {
  const router = Router();
  const pushBody = jsonBody(`${syncLimits.bodyBytes}b`);
  const consume: RequestHandler = async (req, res, next) => {
    await limiter.consumeBody(currentSession(res).userId, bodyBytes(req));
    next();
  };
  const answer = (res: Response, { member, revision, more, entries }: Entries, opening = '') => {
    const rest = more ? '"more":true,' : '';
    res.type('json').send(`{${opening}"revision":${revision},"serverTime":${now()},${rest}"${member}":${entries}}`);
  };

  for (const collection of ['bookmarks', 'history', 'settings'] as const)
    router.get(`/users/me/${paths[collection]}`, requireUser, async (req, res) => {
      const { userId } = currentSession(res);
      const { since, limit } = parseInput(sinceQuerySchema, req.query);
      const known = knownRevision(req.headers['if-none-match'], tagOf(userId, since));
      const read = await sync.read(userId, collection, {
        ...(since !== undefined && { since }),
        ...(limit !== undefined && { limit }),
        ...(known !== undefined && { known }),
      });
      // Another person's answer at this address must not be taken for mine.
      res
        .set({ 'Cache-Control': 'private, no-cache', ETag: `W/"${tagOf(userId, since)}${read?.revision ?? known}"` })
        .vary('Cookie');
      if (read) answer(res, read);
      else res.status(304).end();
    });

  const push = <Body>(
    collection: CollectionName,
    parse: (body: unknown) => Body,
    join: (sender: Sender, body: Body) => Promise<Entries>,
  ) =>
    router.post(`/sync/${paths[collection]}`, requireUser, consume, pushBody, async (req, res) => {
      const sender = senderOf(req, res);
      const entries = countEntries(req.body, members[collection]);
      const joined = await limiter.run(sender.userId, collection, entries, () => join(sender, parse(req.body)));
      answer(res, joined, '"ok":true,');
    });
  push('bookmarks', (body) => parseInput(syncBookmarksBodySchema, body), sync.pushBookmarks.bind(sync));
  push('history', (body) => parseInput(syncHistoryBodySchema, body), sync.pushHistory.bind(sync));
  push('settings', (body) => parseInput(syncSettingsBodySchema, body), sync.pushSettings.bind(sync));

  router.post('/sync/4k_token', requireUser, jsonBody('8kb'), async (req, res) => {
    const { token } = parseForm(fourKTokenBodySchema, req.body);
    await fourKToken.save(currentSession(res).userId, token);
    res.json({ ok: true });
  });
  return router;
}

/** What a body may cost. One that is compressed, or does not say its length, is taken for the largest. */
function bodyBytes({ headers }: Request): number {
  const { 'content-length': length, 'content-encoding': encoding = 'identity' } = headers;
  return encoding === 'identity' ? Math.min(Number(length ?? Infinity), syncLimits.bodyBytes) : syncLimits.bodyBytes;
}

function senderOf(req: Request, res: Response): Sender {
  const { userId } = currentSession(res);
  const origin = req.get(CLIENT_ID_HEADER);
  return { userId, ...(origin !== undefined && CLIENT_ID_PATTERN.test(origin) && { origin }) };
}

/** What a tag begins with: whose list it names and from where on. The revision follows. */
const tagOf = (userId: string, since: number | undefined): string => `${userId.slice(-12)}.${since ?? 'all'}.`;

/** The revision of a tag that this answer gave out before. Compression may have weakened it, a list of tags is possible. */
function knownRevision(header: string | undefined, prefix: string): number | undefined {
  const at = header?.indexOf(`"${prefix}`) ?? -1;
  if (header === undefined || at < 0) return undefined;
  const revision = /^\d{1,15}(?=")/.exec(header.slice(at + 1 + prefix.length));
  return revision ? Number(revision[0]) : undefined;
}
