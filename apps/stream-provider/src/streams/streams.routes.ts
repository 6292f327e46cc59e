import { isFourKToken } from '@marquee/core';
import { UI_TOKEN_HEADER } from '@marquee/core/contracts';
import { Router } from 'express';
import { publicOrigin } from '../http/public-origin';
import type { Film } from '../media/film';
import { mediaUrl } from '../media/media-url';
import { passParam, type Passes } from '../tokens/passes';
import { sources } from './sources';
import { readStreamRequest } from './stream-request';
import { streamResult } from './stream-result';

export interface StreamRoutesDeps {
  film: Film;
  passes: Passes;
  publicUrl: string | undefined;
}

export function streamRoutes({ film, passes, publicUrl }: StreamRoutesDeps): Router {
  const router = Router();

  router.get('/sources', (_request, response) => {
    response.json({ sources });
  });

  router.get('/sources/:sourceId/:type/:tmdbId', (request, response) => {
    const wanted = readStreamRequest(request.params, request.query);
    const origin = publicOrigin(request, publicUrl);
    const token = request.get(UI_TOKEN_HEADER);
    const pass = token !== undefined && isFourKToken(token) ? `?${passParam}=${passes.issue()}` : '';
    const result = streamResult(film, wanted, {
      mediaUrl: (path) => mediaUrl(origin, film, path),
      playlistUrl: () => `${mediaUrl(origin, film, film.master)}${pass}`,
    });
    response.set('Cache-Control', 'no-store').vary(UI_TOKEN_HEADER).json(result);
  });

  return router;
}
