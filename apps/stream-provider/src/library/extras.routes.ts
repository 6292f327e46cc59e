import { Router } from 'express';
import { mediaGone } from '../http/provider-error';
import { publicOrigin } from '../http/public-origin';
import { imagePlaylist, thumbnailTrack } from './hls/playlists';
import { createVersionRoutes, libraryUrl, sendLines } from './version-routes';
import { assertUnchanged } from './serve/send-file';
import type { LibraryService } from './library-service';
import { planThumbnailSheets, sheetsByFile } from './thumbnails/thumbnail-sheets';

/** Thumbnails of the library's files. */
export function createLibraryExtrasRoutes(service: LibraryService, publicUrl: string | undefined): Router {
  const router = Router();
  const { tools, made, sender } = service;
  const { get, sourceOf } = createVersionRoutes(router, service);

  get('thumbnails.m3u8', async (request, response, version) => {
    if (!tools.ffmpeg) throw mediaGone();
    const origin = publicOrigin(request, publicUrl);
    const address = (index: number): string => libraryUrl(origin, version, `thumbnails/${index}.jpg`);
    await sendLines(response, imagePlaylist(sheetsByFile(version), address));
  });

  get('thumbnails.vtt', async (request, response, version) => {
    // For files that are played directly.
    if (!tools.ffmpeg || version.parts) throw mediaGone();
    const origin = publicOrigin(request, publicUrl);
    const { durationSec } = version.info;
    const track = thumbnailTrack(planThumbnailSheets(durationSec), durationSec, (index) =>
      libraryUrl(origin, version, `thumbnails/${index}.jpg`),
    );
    await sendLines(response, track, 'text/vtt; charset=utf-8');
  });

  get('thumbnails/:name', async (request, response, version, left) => {
    const digits = /^(0|[1-9]\d{0,5})\.jpg$/.exec(String(request.params.name))?.[1];
    if (digits === undefined || !tools.ffmpeg) throw mediaGone();
    let index = Number(digits);
    const of = sheetsByFile(version).find(({ sheets }) => index < sheets.count || (index -= sheets.count) < 0);
    if (!of) throw mediaGone();
    await assertUnchanged(sourceOf(of.source));
    const stored = await made.sheet(of.source, of.sheets, index, left);
    await sender.send(request, response, { ...stored, type: 'image/jpeg', tag: `${version.file.key}-${digits}` });
  });

  return router;
}
