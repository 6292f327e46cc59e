import type { FontList } from '@marquee/core/contracts';
import { type Request, Router } from 'express';
import { mediaGone } from '../http/provider-error';
import { publicOrigin } from '../http/public-origin';
import type { LibraryService } from './library-service';
import type { Version } from './library';
import { createFonts } from './serve/fonts';
import { joinedSubtitle } from './serve/joined-subtitles';
import { assertUnchanged } from './serve/send-file';
import { findSubtitle, type SubtitleSource, type TextForm } from './serve/subtitle-source';
import { fontTypes } from './subtitles/font-file';
import { imagePieceSec } from './subtitles/image-subtitles';
import { createVersionRoutes, libraryUrl } from './version-routes';

/** The index of an existing piece of the film. */
function pieceOf({ query }: Request, durationSec: number): number {
  const asked = typeof query.piece === 'string' ? query.piece : '';
  const piece = /^(?:0|[1-9]\d{0,4})$/.test(asked) ? Number(asked) : Number.NaN;
  if (!(piece * imagePieceSec <= durationSec)) throw mediaGone();
  return piece;
}

const textTypes: Record<TextForm, string> = { vtt: 'text/vtt; charset=utf-8', ass: 'text/x-ssa; charset=utf-8' };

/** Subtitles of the library's files, beside and inside them, and their attached fonts. */
export function createSubtitleRoutes(service: LibraryService, publicUrl: string | undefined): Router {
  const router = Router();
  const { tools, extras, cache, sender } = service;
  const { get, sourceOf } = createVersionRoutes(router, service);
  const fontsOf = createFonts(() => service.library.roots());

  get('subtitles/:name', async (request, response, version, left) => {
    const found = findSubtitle(version, String(request.params.name));
    if (!found) throw mediaGone();
    const { source, delivery } = found;
    if (!tools.ffmpeg && (source.kind === 'track' || delivery === 'images')) throw mediaGone();
    await assertUnchanged(sourceOf(version));
    if (delivery === 'images') {
      const piece = pieceOf(request, version.info.durationSec);
      const stored = await extras.images(version, source, piece, left);
      const tag = stored.name.slice(-60).replace(/[^\w.-]/g, '-');
      await sender.send(request, response, { ...stored, type: 'video/x-matroska', tag, revalidate: true });
      return;
    }
    const read = (of: Version, from: SubtitleSource) => extras.text(of, from, delivery, left);
    const stored = await (version.parts
      ? joinedSubtitle(version, source, { cache, form: delivery, read })
      : read(version, source));
    const tag = stored.name.slice(-40).replace(/[^\w.-]/g, '-');
    await sender.send(request, response, { ...stored, type: textTypes[delivery], tag, revalidate: true });
  });

  get('fonts.json', async (request, response, version) => {
    await assertUnchanged(sourceOf(version));
    const origin = publicOrigin(request, publicUrl);
    const fonts = (await fontsOf(version)).map(({ kind, names, weight, isItalic, size }, index) => ({
      url: libraryUrl(origin, version, `fonts/${index}.${kind}`),
      ...{ names, weight, isItalic, bytes: size },
    }));
    response.set('Cache-Control', 'private, no-cache').json({ fonts } satisfies FontList);
  });

  get('fonts/:name', async (request, response, version) => {
    const [, digits, ending] = /^(\d{1,3})\.(\w{3,5})$/.exec(String(request.params.name)) ?? [];
    const font = (await fontsOf(version))[Number(digits)];
    if (!font || font.kind !== ending) throw mediaGone();
    const { kind, from, size, place, isBeside } = font;
    const type = fontTypes[kind];
    const tag = `${place.size}-${place.mtimeMs}-${from}`;
    const stretch = { from, size };
    const roots = service.library.roots();
    await sender.send(request, response, { ...place, roots, type, tag, stretch, revalidate: isBeside });
  });

  return router;
}
