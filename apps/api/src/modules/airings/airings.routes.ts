import { Router } from 'express';
import type { RequireAccess } from '../access-tokens';
import { currentViewer } from '../auth';
import { askingFor } from '../tmdb';
import type { AiringsService } from './airings.service';

export interface AiringsRoutesDeps {
  airings: AiringsService;
  requireAccess: RequireAccess;
}

/** `/users/me/airings`: what airs of the series that the profile follows, as far as the server knows it. */
export function airingsRoutes({ airings, requireAccess }: AiringsRoutesDeps): Router {
  const router = Router();
  router.get('/users/me/airings', requireAccess('read'), async (req, res) => {
    const viewer = currentViewer(res);
    res.json({ airings: await airings.ofProfile(viewer, askingFor(req, viewer)) });
  });
  return router;
}
