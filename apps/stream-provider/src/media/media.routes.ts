import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { disconnectStalled } from '@marquee/server';
import { type Request, type Response, Router } from 'express';
import { mediaGone } from '../http/provider-error';
import { publicOrigin } from '../http/public-origin';
import { maxHeightWithoutToken } from '../streams/sources';
import { passOf, passParam, passRequired, type Passes } from '../tokens/passes';
import { contentType } from './content-type';
import type { Film } from './film';
import { mediaUrl } from './media-url';
import { resolvePlaylist, resolveThumbnailTrack, withoutVariantsAbove } from './playlist';

export interface MediaRoutesDeps {
  film: Film;
  mediaDir: string;
  passes: Passes;
  publicUrl: string | undefined;
}

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** `/media/{version}/{path}`: serves only files listed in film.json, so that no path can leave the folder. */
export function createMediaRoutes({ film, mediaDir, passes, publicUrl }: MediaRoutesDeps): Router {
  const router = Router();
  const locked = film.rungs.filter(({ height }) => height > maxHeightWithoutToken).map(({ folder }) => `${folder}/`);
  const isLocked = (path: string): boolean => locked.some((folder) => path.startsWith(folder));

  /** Playlists and thumbnail tracks, whose URLs depend on the client. */
  async function sendWritten(request: Request, response: Response, path: string, pass: string | null): Promise<void> {
    const folder = mediaUrl(publicOrigin(request, publicUrl), film, '');
    const base = `${folder}${path}`;
    const resolve = (address: string): string => {
      const url = new URL(address, base);
      if (pass !== null && isLocked(url.href.slice(folder.length))) url.searchParams.set(passParam, pass);
      return url.href;
    };
    const stored = await readFile(join(mediaDir, path), 'utf8');
    const allowed =
      path === film.master && pass === null ? withoutVariantsAbove(stored, maxHeightWithoutToken) : stored;
    const written =
      path === film.thumbnails ? resolveThumbnailTrack(allowed, resolve) : resolvePlaylist(allowed, resolve);
    response.set('Content-Type', contentType(path)).set('Cache-Control', 'no-cache').send(Buffer.from(written));
  }

  router.get('/media/:version/*path', async (request, response) => {
    const path = request.params.path.join('/');
    const listed = Object.hasOwn(film.files, path) ? film.files[path] : undefined;
    if (request.params.version !== film.version || listed === undefined) {
      throw mediaGone();
    }
    const pass = passOf(request, passes);
    if (isLocked(path) && pass === null) {
      throw passRequired();
    }
    if (path.endsWith('.m3u8') || path === film.thumbnails) {
      await sendWritten(request, response, path, pass);
      return;
    }
    response.set('Content-Type', contentType(path)).set('ETag', `"${listed.sha256.slice(0, 32)}"`);
    disconnectStalled(response);
    await new Promise<void>((resolve, reject) => {
      const sending = { root: mediaDir, maxAge: yearMs, immutable: true, lastModified: false };
      response.sendFile(path, sending, (error?: Error) => (error && !response.headersSent ? reject(error) : resolve()));
    });
  });

  return router;
}
