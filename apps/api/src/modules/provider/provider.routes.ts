import {
  CONTENT_FILTER_PARAM,
  cookieValue,
  isTitleKey,
  ruleOfContentFilter,
  titleKey,
  type ViewingRule,
} from '@marquee/core';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Settings } from '../../config';
import { ApiError } from '../../http/errors';
import { refuseOtherProfile, sameOriginReads, type Viewer } from '../auth';
import { providerUrl } from '../public-config';
import type { TakenDown } from '../site-settings/taken-down';
import { nothingToPlay, pathOf, queryOf, type LibraryStreams } from './library-streams';

export interface ProviderRoutesDeps {
  settings: Settings;
  libraryStreams: LibraryStreams;
  takenDown: TakenDown;
  viewerOf: (req: Request) => Promise<Viewer | undefined>;
}

/**
 * The paths of the stream-provider protocol; nothing else of the provider is reachable here. Viewers who may not see
 * every title get URLs that are valid only for the titles that they may see; on a site that has taken titles down, that
 * is everybody.
 */
export function providerRoutes({ settings, libraryStreams, takenDown, viewerOf }: ProviderRoutesDeps): Router {
  const router = Router();
  const { client } = libraryStreams;
  const baseOf = (req: Request): string => providerUrl(req, settings);

  async function watching(req: Request, res: Response) {
    res.vary('Cookie');
    const viewer = await viewerOf(req);
    if (viewer) refuseOtherProfile(req, viewer);
    const rules: readonly ViewingRule[] = [...contentFilterOf(req), ...(viewer?.rules ?? [])];
    const seesEverything = rules.length === 0 && takenDown.size === 0;
    return { rules, seesEverything, isGuarded: viewer?.isGuarded ?? false, viewer: viewer?.userId };
  }

  router.use(
    '/provider',
    (_req, _res, next) => {
      if (!settings.provider.isBehindSite) throw new ApiError('not_configured');
      next();
    },
    sameOriginReads(settings.publicUrl),
  );

  /** Forwards responses that are the same for everyone. */
  const passOn =
    (path: string): RequestHandler =>
    (req, res) =>
      client.pass(req, res, { path: path + queryOf(req), base: baseOf(req) });

  router.get('/provider/sources', passOn('/sources'));
  router.get('/provider/streams', passOn('/streams'));
  router.get('/provider/token', passOn('/token'));
  router.post('/provider/cosmic-token-submit', passOn('/cosmic-token-submit'));

  router.get('/provider/media/:version/*path', async (req, res) => {
    const { version, path: rest } = req.params;
    const path = `/media/${pathOf([version, ...rest])}`;
    await client.pass(req, res, { path: path + queryOf(req), base: baseOf(req) });
  });

  router.get('/provider/sources/:source/:mediaType/:id', async (req, res) => {
    const { source, mediaType, id } = req.params;
    const { rules, seesEverything } = await watching(req, res);
    const path = `/sources/${pathOf([source, mediaType, id])}`;
    const base = baseOf(req);
    const query = new URLSearchParams(queryOf(req));
    if (seesEverything) {
      const key = `${mediaType}:${id}`;
      const named = isTitleKey(key) ? libraryStreams.named(query, key) : undefined;
      await client.pass(req, res, { path: path + (named ? `?${named.toString()}` : queryOf(req)), base });
      return;
    }
    if ((mediaType !== 'movie' && mediaType !== 'tv') || !/^[1-9]\d{0,9}$/.test(id)) throw nothingToPlay();
    await libraryStreams.sendSource(req, res, { source, key: titleKey(mediaType, Number(id)), rules, query, base });
  });

  async function sendMedia(
    req: Request<{ grant?: string; file: string; path: string[] }>,
    res: Response,
  ): Promise<void> {
    const { grant, file, path } = req.params;
    await libraryStreams.sendMedia(req as Request, res, {
      ...(await watching(req, res)),
      ...{ grant, file, path, base: baseOf(req) },
    });
  }
  router.get('/provider/library/:file/*path', sendMedia);
  router.get('/provider/:grant/library/:file/*path', sendMedia);

  return router;
}

/** The visitor's content filter. An unreadable filter would filter nothing, so it is refused. */
function contentFilterOf(req: Request): ViewingRule[] {
  const token = cookieValue(req.headers.cookie ?? '', CONTENT_FILTER_PARAM);
  if (token === undefined || token === '') return [];
  const rule = ruleOfContentFilter(token);
  if (!rule) throw new ApiError('bad_request', { text: `The cookie ${CONTENT_FILTER_PARAM} is not valid.` });
  return [rule];
}
