import { mediaFeatures, writeMediaSupport } from '@marquee/core';
import { streamResultSchema } from '@marquee/core/contracts';
import {
  ADDON_PATH,
  isStremioCatalog,
  mediaTypeOf,
  parseStremioId,
  stremioManifest,
  stremioStreams,
} from '@marquee/core/stremio';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Settings } from '../../config';
import { apiNotFound } from '../../http/error-handler';
import { ApiError } from '../../http/errors';
import { noStore } from '../../http/no-store';
import type { RateLimits } from '../../rate-limits';
import { requireOnlyScope, type AccessTokensService, type Authenticated } from '../access-tokens';
import type { LibraryStreams } from '../provider';
import { siteOrigin } from '../public-config';
import { askingBySecret } from '../tmdb';
import type { AddonService } from './addon.service';
import type { PlayTickets } from './play-tickets';

export interface AddonRoutesDeps {
  settings: Settings;
  siteName: () => string;
  version: string;
  accessTokens: Pick<AccessTokensService, 'authenticate' | 'authenticateById'>;
  limits: Pick<RateLimits, 'addon' | 'addonFailures'>;
  libraryStreams: LibraryStreams;
  tickets: PlayTickets;
  addon: AddonService;
}

/** Stremio's players know more codecs than browsers do, and it converts for those that do not. */
const SUPPORTS = writeMediaSupport(new Set(mediaFeatures));

/**
 * `/addon/{secret}`: an add-on by Stremio's protocol (stremio-addon-sdk, docs/protocol.md). The secret is an access token
 * of the scope `addon`. It alone counts and no cookie does, so pages of any origin may ask.
 */
export function addonRoutes(deps: AddonRoutesDeps): Router {
  const { settings, siteName, accessTokens, limits, libraryStreams, tickets, addon } = deps;
  const router = Router();
  router.use(ADDON_PATH, noStore, allowAnyOrigin);

  const requireAddon = ({ ip }: Pick<Request, 'ip'>, found: Promise<Authenticated | undefined>) =>
    requireOnlyScope(found, 'addon', { failures: limits.addonFailures, address: ip });
  const playBase = (req: Request, ticket: string): string => `${siteOrigin(req, settings)}${ADDON_PATH}/play/${ticket}`;

  router.get(`${ADDON_PATH}/play/:ticket/:grant/library/:file/*path`, async (req, res) => {
    const { ticket, grant, file, path } = req.params;
    const tokenId = tickets.tokenOf(ticket) ?? '';
    const { viewer } = await requireAddon(req, accessTokens.authenticateById(tokenId));
    await libraryStreams.sendMedia(req as Request, res, {
      ...{ grant, file, path, rules: viewer.rules, viewer: viewer.userId },
      ...{ seesEverything: false, isGuarded: true, base: playBase(req as Request, ticket) },
    });
  });

  type Answer = (holder: Authenticated, req: Request<Record<string, string>>, res: Response) => Promise<void> | void;
  const get = (path: string, answer: Answer): void => {
    router.get(`${ADDON_PATH}/:secret/${path}`, async (req: Request<Record<string, string>>, res) => {
      const holder = await requireAddon(req, accessTokens.authenticate(req.params.secret ?? ''));
      await limits.addon.consume(holder.viewer.userId);
      await answer(holder, req, res);
    });
  };

  get('manifest.json', (_holder, _req, res) => {
    res.json(stremioManifest({ siteName: siteName(), version: deps.version }));
  });

  const sendCatalog: Answer = async ({ viewer }, req, res) => {
    const { type = '', catalog = nameIn(req.params.file), extra } = req.params;
    const mediaType = mediaTypeOf(type);
    const skip = extra === undefined ? 0 : skipIn(nameIn(extra));
    if (!mediaType || !isStremioCatalog(catalog) || skip === undefined) throw new ApiError('not_found');
    res.json({ metas: await addon.catalog(viewer, askingBySecret(req, viewer), { catalog, mediaType, skip }) });
  };
  get('catalog/:type/:file', sendCatalog);
  get('catalog/:type/:catalog/:extra', sendCatalog);

  get('meta/:type/:file', async ({ viewer }, req, res) => {
    const asked = parseStremioId(req.params.type ?? '', nameIn(req.params.file));
    if (!asked || asked.episode || !('key' in asked.title)) throw new ApiError('not_found');
    res.json({ meta: await addon.meta(asked.title.key, askingBySecret(req, viewer)) });
  });

  get('stream/:type/:file', async ({ id, viewer }, req, res) => {
    const asked = parseStremioId(req.params.type ?? '', nameIn(req.params.file));
    const canPlay = asked && (asked.mediaType === 'tv') === (asked.episode !== undefined);
    const key =
      canPlay && settings.provider.isBehindSite ? await addon.playable(asked, askingBySecret(req, viewer)) : undefined;
    if (key === undefined) {
      res.json({ streams: [] });
      return;
    }
    const { season, episode } = asked?.episode ?? {};
    await libraryStreams.sendSource(req, res, {
      ...{ source: 'library', key, rules: viewer.rules, base: playBase(req, tickets.issue(id)) },
      query: new URLSearchParams({
        supports: SUPPORTS,
        ...(season !== undefined && { season: String(season), episode: String(episode) }),
      }),
      change: (result) => ({ streams: stremioStreams(streamResultSchema.parse(result).stream, siteName()) }),
    });
  });

  // Not one of the app's pages, which no page of another origin may read.
  router.use(ADDON_PATH, apiNotFound);
  return router;
}

/** The name of `name.json`; empty for anything else, which is the name of nothing. */
const nameIn = (file = ''): string => (file.endsWith('.json') ? file.slice(0, -'.json'.length) : '');

/** The number of `skip=100`, the only extra that the manifest offers. */
function skipIn(extra: string): number | undefined {
  const [, skip] = /^skip=(\d{1,6})$/.exec(extra) ?? [];
  return skip === undefined ? undefined : Number(skip);
}

const allowAnyOrigin: RequestHandler = (req, res, next) => {
  res.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  if (req.method !== 'OPTIONS') {
    next();
    return;
  }
  res.set({ 'Access-Control-Allow-Methods': 'GET, HEAD', 'Access-Control-Allow-Headers': 'Range' });
  res.status(204).end();
};
