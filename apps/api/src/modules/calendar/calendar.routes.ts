import { CALENDAR_FEED_PATH, readCalendarFilter } from '@marquee/core';
import { Router, type Request } from 'express';
import type { Settings } from '../../config';
import { ApiError } from '../../http/errors';
import { addressKey, type RateLimits } from '../../rate-limits';
import { VIEWER_CACHE_CONTROL, type Viewer } from '../auth';
import type { AccessTokensService } from '../access-tokens';
import { siteOrigin } from '../public-config';
import type { CalendarService } from './calendar.service';
import { feedTexts } from './feed-texts';
import { writeFeed } from './write-feed';

export interface CalendarRoutesDeps {
  settings: Settings;
  siteName: () => string;
  config: (req: Request) => { region: string };
  accessTokens: Pick<AccessTokensService, 'authenticate'>;
  limits: Pick<RateLimits, 'calendar' | 'calendarFailures'>;
  calendar: CalendarService;
}

/**
 * `/calendar/{secret}.ics`: the calendar of a profile for calendar programs. The secret is an access token of the scope
 * `calendar`, and all that counts. Unchanged answers are a 304, by Express.
 */
export function calendarRoutes(deps: CalendarRoutesDeps): Router {
  const router = Router();
  router.get(`${CALENDAR_FEED_PATH}/:file`, async (req, res) => {
    const viewer = await requireFeed(deps, req);
    await deps.limits.calendar.consume(viewer.userId);
    const { events, language, since } = await deps.calendar.read(
      viewer,
      { rules: viewer.rules, caller: addressKey(req.ip) },
      {
        filter: readCalendarFilter(new URL(req.originalUrl, 'http://site').searchParams),
        siteRegion: deps.config(req).region,
      },
    );
    res
      .type('text/calendar')
      .set('Cache-Control', VIEWER_CACHE_CONTROL)
      .send(
        writeFeed(events, {
          siteName: deps.siteName(),
          origin: siteOrigin(req, deps.settings),
          texts: feedTexts(language),
          since,
        }),
      );
  });
  return router;
}

/** The same answer to a secret that was never one, is one no more, or is for something else. */
async function requireFeed(
  { accessTokens, limits }: CalendarRoutesDeps,
  req: Request<{ file: string }>,
): Promise<Viewer> {
  const [, secret = ''] = /^(.+)\.ics$/.exec(req.params.file) ?? [];
  const holder = await accessTokens.authenticate(secret);
  // Addresses are kept by calendar services, so a token in one may do nothing else.
  if (holder?.scopes.length === 1 && holder.scopes[0] === 'calendar') return holder.viewer;
  await limits.calendarFailures.consume(addressKey(req.ip));
  throw new ApiError('not_found');
}
