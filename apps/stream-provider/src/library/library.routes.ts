import { anyMediaSupport, formatEdl, readMediaSupport, type MediaSupport } from '@marquee/core';
import { hasBearerToken } from '@marquee/server';
import { type Request, Router } from 'express';
import { mediaGone } from '../http/provider-error';
import { publicOrigin } from '../http/public-origin';
import { viewerOf } from '../http/site-request';
import { passOf, passParam, passRequired, type Passes } from '../tokens/passes';
import { createVersionRoutes, libraryUrl, sendLines } from './version-routes';
import { isLocked, min4kHeight, type Rendition } from './hls/rendition';
import { masterPlaylist, mediaPlaylist } from './hls/playlists';
import { nameAudioRenditions } from './hls/audio-names';
import type { Version } from './library';
import { nominalHeightOf } from './probe/media-info';
import { canDirectPlay } from './probe/playback-support';
import { findSegment } from './serve/find-segment';
import { fileNameOf } from './serve/library-result';
import { assertUnchanged } from './serve/send-file';
import type { LibraryService } from './library-service';
import { libraryStatus } from './library-status';

export interface LibraryRoutesDeps {
  service: LibraryService;
  passes: Passes;
  /** The operator's secret, if configured: grants access to the file names in the status. */
  operatorSecret: string | undefined;
  publicUrl: string | undefined;
}

/** The browser's capabilities, from the playlist's URL in the source's response. */
function supportOf({ query: { supports } }: Request): MediaSupport {
  return readMediaSupport(typeof supports === 'string' ? supports : undefined);
}

/**
 * `/library/{id}/…`: ids are opaque and come from the sources' responses; no other files of the folders are accessible.
 */
export function createLibraryRoutes({ service, passes, operatorSecret, publicUrl }: LibraryRoutesDeps): Router {
  const router = Router();
  const { get, sourceOf } = createVersionRoutes(router, service);
  const { library, tools, jobs, extras, cache, settings, sender, skipTimes } = service;

  const refuseLocked = (isLockedHere: boolean, request: Request): void => {
    if (!isLockedHere || settings.is4kOpen || passOf(request, passes) !== null) return;
    throw passRequired();
  };

  router.get('/library', (request, response) => {
    const work = {
      hasFfmpeg: tools.ffmpeg !== undefined,
      hasFfprobe: tools.ffprobe !== undefined,
      segmentJobs: jobs?.running ?? 0,
      otherJobs: extras.running,
      maxTranscodes: settings.maxTranscodes,
      cacheBytes: cache.bytes,
      cacheMaxBytes: settings.cacheBytes,
      skipTimes: skipTimes.status(),
    };
    const withNames = operatorSecret !== undefined && hasBearerToken(request.headers, operatorSecret);
    response.set('Cache-Control', 'no-store').json(libraryStatus(library.state(), work, withNames));
  });

  for (const name of ['file.mp4', 'file.webm']) {
    get(name, async (request, response, version) => {
      if (name !== fileNameOf(version) || !canDirectPlay(version.info, anyMediaSupport)) throw mediaGone();
      refuseLocked(nominalHeightOf(version.info.video) >= min4kHeight, request);
      const type = name === 'file.webm' ? 'video/webm' : 'video/mp4';
      await sender.send(request, response, { ...sourceOf(version), type, tag: version.file.key });
    });
  }

  get('segments.edl', async (_request, response, version) => {
    const edits = formatEdl(await skipTimes.segmentsOf(version));
    response.set('Cache-Control', 'private, no-cache').type('text/plain').send(edits);
  });

  get('master.m3u8', async (request, response, version) => {
    if (!jobs) throw mediaGone();
    const origin = publicOrigin(request, publicUrl);
    const pass = passOf(request, passes);
    const allows4k = settings.is4kOpen || pass !== null;
    const offer = await service.offer(version, { support: supportOf(request), allows4k });
    const address = (rendition: Rendition): string => {
      const url = libraryUrl(origin, version, `${rendition.name}/playlist.m3u8`);
      return pass !== null && isLocked(rendition) ? `${url}?${passParam}=${pass}` : url;
    };
    const thumbnails = (): string => libraryUrl(origin, version, 'thumbnails.m3u8');
    const addresses = { playlist: address, thumbnails };
    const { frameRate } = version.info.video;
    const audioRenditions = nameAudioRenditions(offer);
    await sendLines(response, masterPlaylist({ ...offer, audioRenditions, frameRate }, addresses));
  });

  async function renditionOf(request: Request, version: Version): Promise<Rendition> {
    const wanted = String(request.params.rendition);
    const { video, audio } = await service.plans.get(version);
    const rendition = [...video, ...audio].find(({ name }) => name === wanted);
    if (!rendition) throw mediaGone();
    refuseLocked(isLocked(rendition), request);
    return rendition;
  }

  get(':rendition/playlist.m3u8', async (request, response, version) => {
    const rendition = await renditionOf(request, version);
    const origin = publicOrigin(request, publicUrl);
    const pass = passOf(request, passes);
    const query = pass !== null && isLocked(rendition) ? `?${passParam}=${pass}` : '';
    const address = (name: string): string => libraryUrl(origin, version, `${rendition.name}/${name}${query}`);
    const named = {
      init: (piece: number) => address(piece === 0 ? 'init.mp4' : `init-${piece}.mp4`),
      segment: (index: number) => address(`${index}.m4s`),
    };
    const pieceStarts = rendition.pieces?.map(({ firstIndex }) => firstIndex);
    await sendLines(response, mediaPlaylist(rendition.segmentStarts, version.info.durationSec, named, pieceStarts));
  });

  get(':rendition/:part', async (request, response, version, left) => {
    const whole = await renditionOf(request, version);
    const found = findSegment(version, whole, String(request.params.part));
    if (!found || !jobs) throw mediaGone();
    const { source, rendition, index, offsetSec, fileKey, piece } = found;
    await assertUnchanged(sourceOf(source));
    const about = {
      type: rendition.kind === 'audio' ? 'audio/mp4' : 'video/mp4',
      tag: `${fileKey}-${rendition.name}-${index}`,
    };
    const { toneMapper, ownTimes } = tools;
    const input = { path: source.file.path, info: source.info, toneMapper, ownTimes, piece };
    const job = { fileKey, rendition, input, ...viewerOf(request), offsetSec };
    const stored = await jobs.get(job, index, left);
    await sender.send(request, response, { ...stored, ...about });
  });

  return router;
}
