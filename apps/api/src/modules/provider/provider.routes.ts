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
import { addressKey } from '../../rate-limits';
import { refuseOtherProfile, sameOriginReads, VIEWER_CACHE_CONTROL, type Viewer } from '../auth';
import { providerUrl } from '../public-config';
import type { TakenDown } from '../site-settings/taken-down';
import type { AvailabilityService } from '../availability';
import type { ProviderClient } from './provider-client';
import { StreamsOfTitles } from './streams-of-titles';
import type { StreamGrants } from './stream-grants';
import type { TitleNames } from './title-names';

export interface ProviderRoutesDeps {
  settings: Settings;
  client: ProviderClient;
  grants: StreamGrants;
  namesOf: TitleNames;
  takenDown: TakenDown;
  /** Under which name the library has a title, so that whatever the site says can be played is found. */
  libraryNameOf: AvailabilityService['nameOf'];
  viewerOf: (req: Request) => Promise<Viewer | undefined>;
}

const FILE_CHARS = 22;
const FILE = new RegExp(`^[\\w-]{${FILE_CHARS}}$`);
/** Fields of the stream provider's responses whose text comes from visitors or files; they contain no URLs. */
const TEXT_FIELDS = new Set(['notice', 'label', 'title']);

/**
 * The paths of the stream-provider protocol; nothing else of the provider is reachable here. Viewers who may not see
 * every title get URLs that are valid only for the titles that they may see; on a site that has taken titles down, that
 * is everybody.
 */
export function providerRoutes(deps: ProviderRoutesDeps): Router {
  const { settings, client, grants, namesOf, libraryNameOf, takenDown, viewerOf } = deps;
  const router = Router();
  const streams = new StreamsOfTitles(takenDown);
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
    const named = `${mediaType}:${id}`;
    const name = isTitleKey(named) ? libraryNameOf(named) : undefined;
    if (seesEverything) {
      const query = name ? `?${withName(new URLSearchParams(queryOf(req)), name).toString()}` : queryOf(req);
      await client.pass(req, res, { path: path + query, base });
      return;
    }
    if ((mediaType !== 'movie' && mediaType !== 'tv') || !/^[1-9]\d{0,9}$/.test(id)) throw nothingToPlay();
    const key = titleKey(mediaType, Number(id));
    const title = { mediaType, id: Number(id), rules, caller: addressKey(req.ip) } as const;
    const query = await namesOf(title, new URLSearchParams(queryOf(req))).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? nothingToPlay() : error;
    });
    const prefix = `${base}/library/`;
    const granted = (address: string): string => {
      if (!address.startsWith(prefix)) return address;
      const file = address.slice(prefix.length, prefix.length + FILE_CHARS);
      return `${base}/${grants.issue(file, key, rules)}/library/${address.slice(prefix.length)}`;
    };
    const asked = name ? withName(query, name) : query;
    await client.passJson(req, res, { path: `${path}?${asked.toString()}`, base }, (text) =>
      JSON.parse(text, (name, value: unknown) =>
        typeof value === 'string' && !TEXT_FIELDS.has(name) ? granted(value) : value,
      ),
    );
  });

  async function sendMedia(
    req: Request<{ grant?: string; file: string; path: string[] }>,
    res: Response,
  ): Promise<void> {
    const { grant, file, path } = req.params;
    const { rules, seesEverything, isGuarded, viewer } = await watching(req, res);
    const title = grant === undefined ? undefined : grants.titleOf(grant, file, rules);
    // Of everybody who sees everything, each address is good, also one that was made under rules.
    if (!FILE.test(file) || (title === undefined && !seesEverything)) throw nothingToPlay();
    if (title !== undefined && takenDown.has(title)) throw new ApiError('taken_down');
    streams.watch(res, title);
    await client.pass(req, res, {
      path: `/library/${file}/${pathOf(path)}${queryOf(req)}`,
      base: seesEverything ? baseOf(req) : `${baseOf(req)}/${grant}`,
      viewer,
      // The next user of this browser may not be allowed to see it.
      cacheControl: isGuarded ? VIEWER_CACHE_CONTROL : undefined,
    });
  }
  router.get('/provider/library/:file/*path', sendMedia);
  router.get('/provider/:grant/library/:file/*path', sendMedia);

  return router;
}

function withName(
  query: URLSearchParams,
  { title, year }: NonNullable<ReturnType<AvailabilityService['nameOf']>>,
): URLSearchParams {
  query.set('title', title);
  if (year !== undefined) query.set('releaseYear', String(year));
  return query;
}

/** The unchanged query, including its question mark. */
function queryOf({ originalUrl }: Request): string {
  const at = originalUrl.indexOf('?');
  return at === -1 ? '' : originalUrl.slice(at);
}

/** Encoded again, so that the stream provider and proxies interpret the path in the same way as this server. */
function pathOf(segments: readonly string[]): string {
  if (segments.some((segment) => /^\.{0,2}$|[/\\\0]/.test(segment))) throw nothingToPlay();
  return segments.map(encodeURIComponent).join('/');
}

/** The visitor's content filter. An unreadable filter would filter nothing, so it is refused. */
function contentFilterOf(req: Request): ViewingRule[] {
  const token = cookieValue(req.headers.cookie ?? '', CONTENT_FILTER_PARAM);
  if (token === undefined || token === '') return [];
  const rule = ruleOfContentFilter(token);
  if (!rule) throw new ApiError('bad_request', { text: `The cookie ${CONTENT_FILTER_PARAM} is not valid.` });
  return [rule];
}

/** The same for hidden and for missing titles. */
const nothingToPlay = (): ApiError =>
  new ApiError('not_found', { text: 'This video is no longer here. Open the title again.' });
