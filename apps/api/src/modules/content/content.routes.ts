import { Router, type Response } from 'express';
import { ownProviderUrl, type ProviderSettings } from '../public-config';
import { guideContent, partnersContent } from './page-content';
import type { OperatorContent } from './operator-content';

interface ContentDeps {
  content: OperatorContent;
  settings: ProviderSettings;
}

/** The operator's files in `DATA_DIR/content` (API-08): lists, empty by default, and the content of pages. */
export function createContent({ content, settings }: ContentDeps): Router {
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
    send(res, guideContent(content.guide.read(), ownProviderUrl(req, settings, content.site.read())));
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
