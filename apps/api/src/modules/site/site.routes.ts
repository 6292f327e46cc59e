import { Router } from 'express';
import type { Settings } from '../../config';
import type { OperatorContent } from '../content';
import { openSearchDescription } from './open-search';
import { publicConfig } from './public-config';

const ROBOTS = `User-agent: *
Allow: /api/img
Disallow: /api/
Disallow: /account
Disallow: /search
`;

export function siteRoutes(settings: Settings, content: OperatorContent, now: () => number): Router {
  const router = Router();
  router.get('/api/config', (req, res) => {
    res
      .set('Cache-Control', 'no-cache')
      .vary('Host')
      .json(publicConfig(req, settings, content, now()));
  });
  router.get('/robots.txt', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=86400').type('text/plain').send(ROBOTS);
  });
  router.get('/opensearch.xml', (req, res) => {
    const { siteName, publicUrl } = publicConfig(req, settings, content, now());
    const origin = publicUrl || `${req.protocol}://${req.get('host') ?? 'localhost'}`;
    res
      .set('Cache-Control', 'public, max-age=86400')
      .vary('Host')
      .type('application/opensearchdescription+xml')
      .send(openSearchDescription(siteName, origin));
  });
  return router;
}
