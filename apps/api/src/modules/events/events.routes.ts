import { randomInt } from 'node:crypto';
import { Router, type RequestHandler } from 'express';
import { ApiError } from '../../http/errors';
import { currentSession } from '../auth';
import type { EventsService } from './events.service';

/** Each browser reconnects after a random delay, so that they do not all return at once after a restart. */
const RETRY_MS = { from: 1_000, to: 4_000 };

/** `GET /users/me/events`: server-sent events, open until the browser leaves, the session ends or the server stops. */
export function eventsRoutes(requireUser: RequestHandler, events: EventsService): Router {
  const router = Router();
  router.get('/users/me/events', requireUser, async (req, res) => {
    const { userId, profileId, sessionId } = currentSession(res);
    const pending: string[] = [];
    const write = (text: string) => {
      if (res.headersSent) res.write(text);
      else pending.push(text);
    };
    const leave = await events.join({
      userId,
      profileId,
      sessionId,
      send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      beat: () => write(': still here\n\n'),
      end: () => res.end(),
    });
    if (!leave)
      throw new ApiError('rate_limited', {
        text: 'Too many windows are open. Close some, then try again.',
        retryAfterSec: 60,
      });
    res.on('close', leave);
    if (req.destroyed) {
      leave();
      return;
    }
    // "no-transform" prevents compression of the stream; the last header prevents nginx from buffering it.
    res.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    res.write(`retry: ${randomInt(RETRY_MS.from, RETRY_MS.to)}\n\n${pending.join('')}`);
  });
  return router;
}
