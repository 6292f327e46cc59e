import { Router, type Response } from 'express';
import { guideContent, partnersContent, type PageContext } from './page-content';
import type { OperatorContent } from './operator-content';

/** Pop-ups, ads and banners (API-08), empty lists until the operator writes something, and the pages' content. */
export function contentRoutes(content: OperatorContent, context: PageContext): Router {
  const router = Router();
  const send = (res: Response, body: unknown) => res.set('Cache-Control', 'no-cache').json(body);
  const lists = {
    '/modalData.json': content.modals,
    '/bannerData.json': content.banners,
    '/ads.json': content.ads,
    '/api/content/donations': content.donations,
  };
  for (const [path, file] of Object.entries(lists)) router.get(path, (_req, res) => void send(res, file.read()));

  router.get('/api/content/guide', (req, res) => {
    res.vary('Host');
    send(res, guideContent(content.guide.read(), context.ownProviderUrl(req)));
  });
  router.get('/api/content/partners', (_req, res) => {
    send(res, partnersContent(content.partners.read(), content.site.read()));
  });
  router.get('/api/statistics', (_req, res, next) => {
    const statistics = content.statistics.read();
    if (statistics.source === 'figures') send(res, statistics.figures);
    else next();
  });
  return router;
}
