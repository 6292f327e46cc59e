import { setTimeout as delay } from 'node:timers/promises';
import { isFourKToken, writeMediaSupport } from '@marquee/core';
import { UI_TOKEN_HEADER, type StreamResult } from '@marquee/core/contracts';
import { Router } from 'express';
import { ProviderError } from '../http/provider-error';
import { publicOrigin } from '../http/public-origin';
import { libraryUrl } from '../library/version-routes';
import { chooseDelivery } from '../library/serve/choose-delivery';
import { libraryResult } from '../library/serve/library-result';
import type { Offer } from '../library/hls/offer-renditions';
import type { Version } from '../library/library';
import type { FileProblem } from '../library/library-state';
import type { LibraryService } from '../library/library-service';
import type { Film } from '../media/film';
import { mediaUrl } from '../media/media-url';
import { passParam, type Passes } from '../tokens/passes';
import { sourcesOf } from './sources';
import { parseStreamRequest, type StreamRequest } from './stream-request';
import { streamResult } from './stream-result';

export interface StreamRoutesDeps {
  film: Film;
  passes: Passes;
  publicUrl: string | undefined;
  library: LibraryService | undefined;
  hasDemo: boolean;
}

const two = (number: number): string => String(number).padStart(2, '0');

const nameOf = ({ title, season, episode }: StreamRequest): string =>
  [title ?? 'film', ...(season !== undefined && episode !== undefined ? [`S${two(season)}E${two(episode)}`] : [])].join(
    ' ',
  );

const unplayable: Partial<Record<FileProblem, string>> = {
  needs_ffmpeg: 'The library has this title, but browsers can’t play its file as it is, and ffmpeg isn’t installed.',
  no_picture: 'The library has this title, but its file has no video.',
  no_samples: 'The library has this title, but there’s nothing in its file to play.',
  not_media: 'The library has this title, but its file can’t be read as a video.',
  timeout: 'The library has this title, but reading its file took too long.',
};

async function whyNothing({ library }: LibraryService, request: StreamRequest): Promise<ProviderError> {
  const problem = await library.problemOf(request);
  if (problem === undefined) return new ProviderError('title_missing');
  if (problem === 'protected') return new ProviderError('title_protected');
  const text = unplayable[problem];
  return new ProviderError('title_unplayable', text === undefined ? {} : { text });
}

async function fromLibrary(
  service: LibraryService,
  request: StreamRequest,
  origin: string,
  pass: string | undefined,
): Promise<StreamResult> {
  const hasFfmpeg = service.jobs !== undefined;
  const versions = await service.library.find(request);
  // Without a tone mapper colours would be greyish, which is worse than the browser's own HDR conversion.
  const support = service.tools.toneMapper ? request.support : new Set([...request.support, 'pq', 'hlg'] as const);
  const allows4k = pass !== undefined || service.settings.is4kOpen;
  const delivery = chooseDelivery(versions, { hasFfmpeg, allows4k, support });
  if (!delivery && chooseDelivery(versions, { hasFfmpeg, allows4k: true, support }))
    throw new ProviderError('title_unplayable', {
      text: 'The library only has this title in 4K, which needs a token.',
    });
  if (!delivery) throw await whyNothing(service, request);
  const withQuery = (version: Version, path: string, values: Record<string, string>): string => {
    const query = new URLSearchParams({ ...values, ...(pass !== undefined && { [passParam]: pass }) }).toString();
    return `${libraryUrl(origin, version, path)}${query === '' ? '' : `?${query}`}`;
  };
  return libraryResult(
    delivery,
    { hasFfmpeg, hasCues: service.extras.hasCues, imageStreams: service.extras.imageStreams },
    {
      name: nameOf(request),
      of: (version, path) => libraryUrl(origin, version, path),
      file: (version, path) => withQuery(version, path, {}),
      playlist: (version) => withQuery(version, 'master.m3u8', { supports: writeMediaSupport(support) }),
      startBandwidth: async (version) => startBandwidth(await soon(service.offer(version, { support, allows4k }))),
      segments: (version) => service.skipTimes.segmentsOf(version),
    },
  );
}

/** Longer than reading a file's index takes; clients need not wait for ffprobe to read the whole file. */
const offerMs = 1_500;

const soon = (offered: Promise<Offer>): Promise<Offer | undefined> =>
  Promise.race([offered.catch(() => undefined), delay(offerMs, undefined, { ref: false })]);

function startBandwidth(offer: Offer | undefined): number | undefined {
  const bandwidths = offer?.audio.map(({ bandwidth }) => bandwidth) ?? [];
  return offer?.start && offer.start.bandwidth + Math.max(0, ...bandwidths);
}

export function createStreamRoutes({ film, passes, publicUrl, library, hasDemo }: StreamRoutesDeps): Router {
  const router = Router();
  const hasLibrary = (): boolean => (library?.library.folders.length ?? 0) > 0;
  // A provider without any source would be useless.
  const sources = () => sourcesOf({ hasLibrary: hasLibrary(), hasDemo: hasDemo || !hasLibrary() });

  router.get('/sources', (_request, response) => {
    response.json({ sources: sources() });
  });

  router.get('/sources/:sourceId/:type/:tmdbId', async (request, response) => {
    const wanted = parseStreamRequest(request.params, request.query, sources());
    const origin = publicOrigin(request, publicUrl);
    const token = request.get(UI_TOKEN_HEADER);
    const pass = token !== undefined && isFourKToken(token) ? passes.issue() : undefined;
    response.set('Cache-Control', 'no-store').vary(UI_TOKEN_HEADER);
    if (library && wanted.sourceId === 'library') {
      response.json(await fromLibrary(library, wanted, origin, pass));
      return;
    }
    if (await library?.library.has(wanted)) throw new ProviderError('title_in_library');
    const addresses = {
      mediaUrl: (path: string) => mediaUrl(origin, film, path),
      playlistUrl: () => `${mediaUrl(origin, film, film.master)}${pass === undefined ? '' : `?${passParam}=${pass}`}`,
    };
    response.json(streamResult(film, wanted, addresses, hasLibrary()));
  });

  return router;
}
