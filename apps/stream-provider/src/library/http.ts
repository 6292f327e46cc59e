import type { Request, Response, Router } from 'express';
import { ProviderError } from '../http/provider-error';
import { JobFailed, JobsBusy } from './hls/segment-jobs';
import { ProbeTakesLong, type Version } from './library';
import { NotMade } from './serve/made-on-demand';
import { gone } from './serve/send-file';
import type { LibraryService } from './service';

/** Seconds after which whoever was turned away may ask again. */
const retryAfterSec = 2;
const playlistType = 'application/vnd.apple.mpegurl';

/** Absolute address of something that belongs to a version. */
export const libraryUrl = (origin: string, { file }: Version, path: string): string =>
  `${origin}/library/${file.id}/${path}`;

/** What was refused or failed inside the library, as answers that name no file. */
function asAnswer(error: unknown, response: Response): unknown {
  if (error instanceof JobsBusy || error instanceof ProbeTakesLong) {
    response.set('Retry-After', String(retryAfterSec));
    return new ProviderError('busy', 'The library is busy; ask again in a moment.', undefined, { cause: error });
  }
  if (error instanceof JobFailed || error instanceof NotMade) {
    return new ProviderError('media_failed', 'This part of the media could not be made.', undefined, { cause: error });
  }
  return error;
}

/** Runs a part of a route and turns the library's failures into answers. */
export async function answering<T>(response: Response, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asAnswer(error, response);
  }
}

type Answer = (request: Request, response: Response, version: Version) => Promise<void>;

/** What the library's routes share. */
export function createLibraryHttp(router: Router, { library }: LibraryService) {
  async function versionOf({ params: { id } }: Request): Promise<Version> {
    const version = typeof id === 'string' && /^[\w-]{22}$/.test(id) ? await library.version(id) : undefined;
    if (!version) throw gone();
    return version;
  }
  /** A route below `/library/:id`, for versions that the library has. */
  const get = (path: string, answer: Answer): void => {
    router.get(`/library/:id/${path}`, (request, response) =>
      answering(response, async () => answer(request, response, await versionOf(request))),
    );
  };
  /** The file of a version as it was when it was looked at. */
  const sourceOf = ({ file: { path, size, mtimeMs } }: Version) => ({ path, size, mtimeMs, roots: library.roots() });
  const sendPlaylist = (response: Response, text: string): void => {
    response.set({ 'Content-Type': playlistType, 'Cache-Control': 'private, no-cache' }).send(Buffer.from(text));
  };
  return { get, sourceOf, sendPlaylist };
}
