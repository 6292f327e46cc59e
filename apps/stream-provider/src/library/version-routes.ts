import { Readable } from 'node:stream';
import { sendStream } from '@marquee/server';
import type { Request, Response, Router } from 'express';
import { mediaGone } from '../http/provider-error';
import type { Version } from './library';
import type { LibraryService } from './library-service';

const playlistType = 'application/vnd.apple.mpegurl';

/** Absolute URL of a resource of a version. */
export const libraryUrl = (origin: string, { file }: Version, path: string): string =>
  `${origin}/library/${file.id}/${path}`;

/** @param left aborts when the client disconnects */
type Answer = (request: Request, response: Response, version: Version, left: AbortSignal) => Promise<void>;

/** Shared by the library's routes. */
export function createVersionRoutes(router: Router, { library }: LibraryService) {
  async function versionOf({ params: { id } }: Request): Promise<Version> {
    const version = typeof id === 'string' && /^[\w-]{22}$/.test(id) ? await library.version(id) : undefined;
    if (!version) throw mediaGone();
    return version;
  }
  /** A route below `/library/:id`, for versions in the library. */
  const get = (path: string, answer: Answer): void => {
    router.get(`/library/:id/${path}`, async (request, response) => {
      const left = new AbortController();
      // Before anything is awaited, so that no disconnection is missed.
      response.once('close', () => left.abort());
      await answer(request, response, await versionOf(request), left.signal);
    });
  };
  /** The file of a version as it was when examined. */
  const sourceOf = ({ file: { path, size, mtimeMs } }: Version) => ({ path, size, mtimeMs, roots: library.roots() });
  return { get, sourceOf };
}

const pieceChars = 64 * 1024;

function* inPieces(lines: Iterable<string>): Generator<Buffer> {
  let text = '';
  for (const line of lines) {
    text += `${line}\n`;
    if (text.length < pieceChars) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/**
 * Writes the lines at the client's pace: those of a film of two days are megabytes, times the number of slow clients.
 */
export async function sendLines(response: Response, lines: Iterable<string>, type = playlistType): Promise<void> {
  response.set({ 'Content-Type': type, 'Cache-Control': 'private, no-cache' });
  await sendStream(Readable.from(inPieces(lines)), response);
}
