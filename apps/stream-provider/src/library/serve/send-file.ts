import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sendStream } from '@marquee/server';
import type { Request, Response } from 'express';
import { mediaGone, ProviderError } from '../../http/provider-error';
import { QueueFullError } from '../bounded-queue';
import { isInside } from '../scan/walk';
import { parseRange } from './parse-range';

interface SendOptions {
  type: string;
  /** Without quotes. */
  tag: string;
  /** For content that may change at its URL. */
  revalidate?: boolean;
}

export interface SendFileOptions extends SendOptions {
  path: string;
  /** Folders, with links resolved, that must contain the file when it is opened. */
  roots?: readonly string[];
  /** The file's size when it was examined; a replaced file is not sent. */
  size?: number;
  mtimeMs?: number;
  /** Sends only this range: to the end if it has no size. */
  stretch?: { from: number; size?: number };
}

/** Size of the chunks of a file: one is read while another is sent. */
const pieceBytes = 64 * 1024;
const bytesOnTheWay = 2 * pieceBytes;

/** Content that is not in a file. */
export interface SendBytesOptions extends SendOptions {
  bytes: Buffer;
}

interface Content {
  size: number;
  mtime?: Date;
  read: (start: number, end: number) => Readable;
}

/** Fails unless the file is unchanged since it was examined, and inside one of the folders. */
export async function assertUnchanged(
  file: Required<Pick<SendFileOptions, 'path' | 'roots' | 'size' | 'mtimeMs'>>,
): Promise<void> {
  const handle = await openUnchanged({ ...file, type: '', tag: '' });
  await handle.close();
}

async function openUnchanged({ path, roots, size, mtimeMs }: SendFileOptions): Promise<FileHandle> {
  let file: FileHandle | undefined;
  try {
    const real = roots ? await realpath(path) : path;
    if (roots && !isInside(roots, real)) throw mediaGone();
    // If the file has been replaced by a link or a pipe, the link is not followed and the pipe does not block.
    file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const found = await file.stat();
    const isSame = (size ?? found.size) === found.size && (mtimeMs ?? found.mtimeMs) === found.mtimeMs;
    if (!found.isFile() || !isSame) throw mediaGone();
    return file;
  } catch (error) {
    await file?.close();
    if (error instanceof ProviderError) throw error;
    // A cached file that was evicted just now is made again at the next request.
    throw roots ? mediaGone() : new ProviderError('busy', { retryAfterSec: 1, cause: error });
  }
}

export interface Sender {
  /** Sends a file, bytes, or one range of them, at the client's pace, and always closes the file. */
  send(request: Request, response: Response, sent: SendFileOptions | SendBytesOptions): Promise<void>;
  /** Total bytes in transit. */
  readonly bytes: number;
}

/** @param maxBytes in transit at once; requests beyond that are refused */
export function createSender(maxBytes: number): Sender {
  let bytes = 0;
  return {
    async send(request, response, sent) {
      const own = 'bytes' in sent ? sent.bytes.length : bytesOnTheWay;
      if (bytes + own > maxBytes) throw new QueueFullError('Too much is being sent');
      bytes += own;
      try {
        await sendFile(request, response, sent);
      } finally {
        bytes -= own;
      }
    },
    get bytes() {
      return bytes;
    },
  };
}

async function sendFile(request: Request, response: Response, sent: SendFileOptions | SendBytesOptions): Promise<void> {
  if ('bytes' in sent) {
    const { bytes } = sent;
    const read = (start: number, end: number): Readable => Readable.from(bytes.subarray(start, end + 1));
    await sendContent(request, response, sent, { size: bytes.length, read });
    return;
  }
  const file = await openUnchanged(sent);
  try {
    const { size: whole, mtime } = await file.stat();
    const { from = 0, size = whole - from } = sent.stretch ?? {};
    const read = (start: number, end: number): Readable =>
      file.createReadStream({ start: from + start, end: from + end, autoClose: false, highWaterMark: pieceBytes });
    await sendContent(request, response, sent, { size, mtime, read });
  } finally {
    await file.close().catch(() => undefined);
  }
}

async function sendContent(request: Request, response: Response, sent: SendOptions, content: Content): Promise<void> {
  const { size, read } = content;
  const etag = `"${sent.tag}"`;
  const modified = content.mtime?.toUTCString();
  response.set({
    'Accept-Ranges': 'bytes',
    'Cache-Control': sent.revalidate ? 'private, no-cache' : 'private, max-age=86400, immutable',
    'Content-Type': sent.type,
    ETag: etag,
    ...(modified !== undefined && { 'Last-Modified': modified }),
  });
  if (request.fresh) {
    response.removeHeader('Content-Type');
    response.status(304).end();
    return;
  }
  const condition = request.get('If-Range');
  const isCurrent = condition === undefined || condition === etag || condition === modified;
  const range = parseRange(isCurrent ? request.get('Range') : undefined, size);
  if (range.kind === 'refused') {
    response.set('Content-Range', `bytes */${size}`);
    for (const name of ['Cache-Control', 'Last-Modified']) response.removeHeader(name);
    throw new ProviderError('range_invalid');
  }
  const { start, end } = range.kind === 'part' ? range : { start: 0, end: size - 1 };
  if (range.kind === 'part') response.status(206).set('Content-Range', `bytes ${start}-${end}/${size}`);
  response.set('Content-Length', String(end - start + 1));
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await sendStream(read(start, end), response);
}
