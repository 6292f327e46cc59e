import { Router, type Request, type Response } from 'express';
import type { PublicConfig } from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import { canonicalOrigin } from '../../http/canonical-origin';
import type { AvailabilityService } from '../availability';
import type { TakenDown } from '../site-settings/taken-down';
import type { CatalogueListing } from '../tmdb';
import { sitemapParts, type SitemapUrl } from './sitemap-urls';
import { sitemapIndex, sitemapPart } from './sitemap-xml';

interface SitemapDeps {
  config: (req: Request) => PublicConfig;
  catalogue: CatalogueListing;
  tmdbToken: () => string | undefined;
  availability: Pick<AvailabilityService, 'all'>;
  takenDown: Pick<TakenDown, 'has'>;
}

const HOUR_SEC = 3_600;

/** `/sitemap.xml` and its parts. A private site has none, for members neither. */
export function createSitemap(deps: SitemapDeps): Router {
  const { config, catalogue, tmdbToken, availability, takenDown } = deps;
  const router = Router();

  function parts(req: Request): Map<string, SitemapUrl[]> {
    if (config(req).isPrivate) throw new ApiError('not_found');
    return sitemapParts({ catalogue, hasTmdb: tmdbToken() !== undefined, library: availability.all(), takenDown });
  }
  const send = (res: Response, body: string) =>
    res.vary('Host').set('Cache-Control', `public, max-age=${HOUR_SEC}`).type('application/xml').send(body);

  router.get('/sitemap.xml', (req, res) => {
    send(res, sitemapIndex(canonicalOrigin(req, config(req).publicUrl), [...parts(req).keys()]));
  });
  router.get('/sitemaps/:part.xml', (req, res) => {
    const urls = parts(req).get(req.params.part);
    if (!urls) throw new ApiError('not_found');
    send(res, sitemapPart(canonicalOrigin(req, config(req).publicUrl), urls));
  });
  return router;
}
