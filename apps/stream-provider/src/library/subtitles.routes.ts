import { type Request, Router } from 'express';
import { mediaGone } from '../http/provider-error';
import type { LibraryService } from './library-service';
import { findSubtitle } from './serve/captions';
import { assertUnchanged } from './serve/send-file';
import { imagePieceSec } from './subtitles/image-subtitles';
import { createVersionRoutes } from './version-routes';

/** The number of a piece that the film has. */
function pieceOf({ query }: Request, durationSec: number): number {
  const asked = typeof query.piece === 'string' ? query.piece : '';
  const piece = /^(?:0|[1-9]\d{0,4})$/.test(asked) ? Number(asked) : Number.NaN;
  if (!(piece * imagePieceSec <= durationSec)) throw mediaGone();
  return piece;
}

/** Subtitles beside the library's files and in them. */
export function createSubtitleRoutes(service: LibraryService): Router {
  const router = Router();
  const { tools, made, tracks, sender } = service;
  const { get, sourceOf } = createVersionRoutes(router, service);

  get('subtitles/:name', async (request, response, version) => {
    const found = findSubtitle(version, String(request.params.name));
    if (!found) throw mediaGone();
    const { source, delivery } = found;
    if (!tools.ffmpeg && (source.kind === 'track' || delivery === 'images')) throw mediaGone();
    await assertUnchanged(sourceOf(version));
    if (delivery === 'images') {
      const piece = pieceOf(request, version.info.durationSec);
      const left = new AbortController();
      response.once('close', () => left.abort());
      const stored = await tracks.images(version, source, piece, left.signal);
      const tag = stored.name.slice(-60).replace(/[^\w.-]/g, '-');
      await sender.send(request, response, { ...stored, type: 'video/x-matroska', tag, revalidate: true });
      return;
    }
    const stored = await made.subtitle(version, source);
    const tag = stored.name.slice(-40).replace(/[^\w.-]/g, '-');
    await sender.send(request, response, { ...stored, type: 'text/vtt; charset=utf-8', tag, revalidate: true });
  });

  return router;
}
