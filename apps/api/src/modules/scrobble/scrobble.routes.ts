import { Router, type Request, type Response } from 'express';
import type { ScrobbleOutcome } from '@marquee/core/contracts';
import { scrobbleReaders, readTrakt, traktActions, type Scrobble, type ScrobbleReading } from '@marquee/core/scrobble';
import { ApiError } from '../../http/errors';
import { leftSignal } from '../../http/left-signal';
import type { RequireAccess } from '../access-tokens';
import { currentViewer } from '../auth';
import { rawBody, readBody } from './read-body';
import type { ScrobbleService } from './scrobble.service';

export interface ScrobbleRoutesDeps {
  requireAccess: RequireAccess;
  scrobbles: Pick<ScrobbleService, 'record'>;
}

const isRead = (reading: ScrobbleReading): reading is Scrobble => typeof reading !== 'string';

/** Whether it is about the account that the address names: `?user=maria`. A program reports on all of its accounts. */
function isOf(req: Request, account: string): boolean {
  const { user } = req.query;
  return (
    typeof user !== 'string' || user === '' || user.localeCompare(account, undefined, { sensitivity: 'accent' }) === 0
  );
}

/** `POST /scrobble/{program}`: what media programs report; `/scrobble/trakt/{action}` in the form of Trakt's API. */
export function scrobbleRoutes({ requireAccess, scrobbles }: ScrobbleRoutesDeps): Router {
  const router = Router();
  // Plex and Emby send no headers, so the token may be in the address.
  const access = requireAccess('scrobble', { isInAddress: true });

  async function record(res: Response, req: Request, reading: ScrobbleReading): Promise<ScrobbleOutcome> {
    if (reading === 'invalid') throw new ApiError('bad_request');
    if (!isRead(reading) || !isOf(req, reading.account)) return 'ignored';
    return scrobbles.record(currentViewer(res), reading, leftSignal(res));
  }

  for (const [program, read] of Object.entries(scrobbleReaders))
    router.post(`/scrobble/${program}`, access, rawBody, async (req, res) => {
      res.json({ ok: true, outcome: await record(res, req, read(await readBody(req))) });
    });

  for (const action of traktActions)
    router.post(`/scrobble/trakt/${action}`, access, rawBody, async (req, res) => {
      const reading = readTrakt(await readBody(req), action);
      if ((await record(res, req, reading)) === 'unmatched') throw new ApiError('not_found');
      // Trakt's words: what stops before its end is a pause.
      const isFinished = isRead(reading) && reading.isFinished;
      res.status(201).json({ id: 0, action: isFinished ? 'scrobble' : action === 'start' ? 'start' : 'pause' });
    });
  return router;
}
