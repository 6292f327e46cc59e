import { CALENDAR_FEED_PATH, readCalendarFilter } from '@marquee/core';
import { Router, type Request } from 'express';
import type { Settings } from '../../config';
import type { RateLimits } from '../../rate-limits';
import { VIEWER_CACHE_CONTROL } from '../auth';
import { requireOnlyScope, type AccessTokensService } from '../access-tokens';
import { siteOrigin } from '../public-config';
import { askingBySecret } from '../tmdb';
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
  const { accessTokens, limits } = deps;
  const router = Router();
  router.get(`${CALENDAR_FEED_PATH}/:file`, async (req, res) => {
    const [, secret = ''] = /^(.+)\.ics$/.exec(req.params.file) ?? [];
    const { viewer } = await requireOnlyScope(accessTokens.authenticate(secret), 'calendar', {
      failures: limits.calendarFailures,
      address: req.ip,
    });
    await limits.calendar.consume(viewer.userId);
    const { events, language, since } = await deps.calendar.read(viewer, askingBySecret(req, viewer), {
      filter: readCalendarFilter(new URL(req.originalUrl, 'http://site').searchParams),
      siteRegion: deps.config(req).region,
    });
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
