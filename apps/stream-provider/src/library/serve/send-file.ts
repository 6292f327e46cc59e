import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { mediaGone, ProviderError } from '../../http/provider-error';
import { isInside } from '../scan/walk';
import { readRange } from './range';

export interface SentFile {
  path: string;
  type: string;
  /** Without quotes. */
  tag: string;
  /** Folders, without links, that the file has to lie in when it is opened. */
  roots?: readonly string[];
  /** What the file was when it was looked at; another file at its place is not sent. */
  size?: number;
  mtimeMs?: number;
  /** For what may change at its address. */
  revalidate?: boolean;
}

/** Fails unless the file still is what it was when it was looked at, and lies in one of the folders. */
export async function checkUnchanged(
  file: Required<Pick<SentFile, 'path' | 'roots' | 'size' | 'mtimeMs'>>,
): Promise<void> {
  const handle = await openChecked({ ...file, type: '', tag: '' });
  await handle.close();
}

async function openChecked({ path, roots, size, mtimeMs }: SentFile): Promise<FileHandle> {
  let file: FileHandle | undefined;
  try {
    const real = roots ? await realpath(path) : path;
    if (roots && !isInside(roots, real)) throw mediaGone();
    // Nothing that was changed into a link or a pipe since is followed or waited for.
    file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const found = await file.stat();
    const isSame = (size ?? found.size) === found.size && (mtimeMs ?? found.mtimeMs) === found.mtimeMs;
    if (!found.isFile() || !isSame) throw mediaGone();
    return file;
  } catch (error) {
    await file?.close();
    throw error instanceof ProviderError ? error : mediaGone();
  }
}

/** Sends a file or one range of it, as slowly as it is taken, and closes it whatever happens. */
export async function sendFile(request: Request, response: Response, sent: SentFile): Promise<void> {
  const file = await openChecked(sent);
  try {
    const { size, mtime } = await file.stat();
    const etag = `"${sent.tag}"`;
    response.set({
      'Accept-Ranges': 'bytes',
      'Cache-Control': sent.revalidate ? 'private, no-cache' : 'private, max-age=86400, immutable',
      'Content-Type': sent.type,
      ETag: etag,
      'Last-Modified': mtime.toUTCString(),
    });
    if (request.fresh) {
      response.removeHeader('Content-Type');
      response.status(304).end();
      return;
    }
    const condition = request.get('If-Range');
    const isCurrent = condition === undefined || condition === etag || condition === mtime.toUTCString();
    const range = readRange(isCurrent ? request.get('Range') : undefined, size);
    if (range.kind === 'refused') {
      response.set('Content-Range', `bytes */${size}`);
      for (const name of ['Cache-Control', 'Last-Modified']) response.removeHeader(name);
      throw new ProviderError('range_invalid', 'The file has no such range.');
    }
    const { start, end } = range.kind === 'part' ? range : { start: 0, end: size - 1 };
    if (range.kind === 'part') response.status(206).set('Content-Range', `bytes ${start}-${end}/${size}`);
    response.set('Content-Length', String(end - start + 1));
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    await pipeline(file.createReadStream({ start, end, autoClose: false, highWaterMark: 256 * 1024 }), response).catch(
      // Whoever seeks hangs up; there is nobody left to tell.
      () => response.destroy(),
    );
  } finally {
    await file.close().catch(() => undefined);
  }
}
