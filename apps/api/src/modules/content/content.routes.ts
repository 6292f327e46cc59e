import { Router } from 'express';
import type { OperatorContent } from './operator-content';

/** The addresses of accounts-player.md section 7. Lists, empty until the operator writes something. */
export function contentRoutes(content: OperatorContent): Router {
  const router = Router();
  const lists = {
    '/modalData.json': content.modals,
    '/bannerData.json': content.banners,
    '/ads.json': content.ads,
  };
  for (const [path, file] of Object.entries(lists))
    router.get(path, (_req, res) => {
      res.set('Cache-Control', 'no-cache').json(file.read());
    });
  return router;
}
