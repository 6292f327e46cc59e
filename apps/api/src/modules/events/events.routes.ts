import { randomInt } from 'node:crypto';
import { Router, type RequestHandler } from 'express';
import { ApiError } from '../../http/errors';
import { currentSession } from '../auth';
import type { EventsService } from './events.service';

/** Each browser reconnects after a random delay, so that they do not all return at once after a restart. */
const RETRY_MS = { from: 1_000, to: 4_000 };

/**
 * Some hundreds of events. A browser that has not read them, such as that of a laptop that sleeps, is disconnected: when
 * it reconnects it is told the current revision. One account can make the server hold this for each of its streams.
 */
const MAX_UNREAD_BYTES = 64 * 1024;

/** `GET /users/me/events`: server-sent events, open until the browser leaves, the session ends or the server stops. */
export function eventsRoutes(requireUser: RequestHandler, events: EventsService): Router {
  const router = Router();
  router.get('/users/me/events', requireUser, async (_req, res) => {
    const { userId, profileId, sessionId } = currentSession(res);
    const listener = {
      userId,
      profileId,
      sessionId,
      send: (event: string, data: object) => {
        if (res.destroyed) return;
        if (res.writableLength > MAX_UNREAD_BYTES) res.destroy();
        else res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      },
      end: () => {
        // Ending would wait until everything is read.
        if (res.writableLength > 0) res.destroy();
        else res.end();
      },
    };
    const leave = events.join(listener);
    if (!leave)
      throw new ApiError('rate_limited', {
        text: 'Too many windows are open. Close some, then try again.',
        retryAfterSec: 60,
      });
    res.on('close', leave);
    // "no-transform" prevents compression of the stream; the last header prevents nginx from buffering it.
    res.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    res.write(`retry: ${randomInt(RETRY_MS.from, RETRY_MS.to)}\n\n`);
    if (res.destroyed) leave();
    else await events.sendRevisions([listener]);
  });
  return router;
}
