import { Router, type Request, type RequestHandler, type Response } from 'express';
import {
  CLIENT_ID_HEADER,
  CLIENT_ID_PATTERN,
  sinceQuerySchema,
  syncBookmarksBodySchema,
  syncHistoryBodySchema,
  syncLimits,
  syncSettingsBodySchema,
} from '@marquee/core/contracts';
import { jsonBody } from '../../http/json-body';
import { parseInput } from '../../http/parse';
import { currentSession } from '../auth';
import type { CollectionName, Entries } from './sync.repository';
import type { Sender, SyncService } from './sync.service';

export interface SyncRoutesOptions {
  requireUser: RequestHandler;
  sync: SyncService;
  /** Counts a push of that person; rejects when there are too many. */
  chargePush: (userId: string) => Promise<void>;
  now: () => number;
}

const paths: Record<CollectionName, string> = {
  bookmarks: 'bookmarks',
  history: 'watch-history',
  settings: 'settings',
};

/** Reads below `/users/me`, pushes below `/sync` (accounts-player.md section 7). */
export function syncRoutes({ requireUser, sync, chargePush, now }: SyncRoutesOptions): Router {
  const router = Router();
  const pushBody = jsonBody(`${syncLimits.bodyBytes}b`);
  // Before the body is read: that is what costs.
  const charge: RequestHandler = async (_req, res, next) => {
    await chargePush(currentSession(res).userId);
    next();
  };
  const answer = (res: Response, { member, revision, entries }: Entries, opening = '') =>
    res.type('json').send(`{${opening}"revision":${revision},"serverTime":${now()},"${member}":${entries}}`);

  for (const collection of ['bookmarks', 'history', 'settings'] as const)
    router.get(`/users/me/${paths[collection]}`, requireUser, async (req, res) => {
      const { userId } = currentSession(res);
      const { since } = parseInput(sinceQuerySchema, req.query);
      const known = knownRevision(req.headers['if-none-match'], tagOf(userId, since));
      const { entries, ...read } = await sync.read(userId, collection, {
        ...(since !== undefined && { since }),
        ...(known !== undefined && { known }),
      });
      // Another person's answer at this address must not be taken for mine.
      res
        .set({ 'Cache-Control': 'private, no-cache', ETag: `W/"${tagOf(userId, since)}${read.revision}"` })
        .vary('Cookie');
      if (entries === null) res.status(304).end();
      else answer(res, { ...read, entries });
    });

  const push = <Body>(
    collection: CollectionName,
    parse: (body: unknown) => Body,
    join: (sender: Sender, body: Body) => Promise<Entries>,
  ) =>
    router.post(`/sync/${paths[collection]}`, requireUser, charge, pushBody, async (req, res) => {
      answer(res, await join(senderOf(req, res), parse(req.body)), '"ok":true,');
    });
  push('bookmarks', (body) => parseInput(syncBookmarksBodySchema, body), sync.pushBookmarks.bind(sync));
  push('history', (body) => parseInput(syncHistoryBodySchema, body), sync.pushHistory.bind(sync));
  push('settings', (body) => parseInput(syncSettingsBodySchema, body), sync.pushSettings.bind(sync));
  return router;
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
