import type { RequestHandler } from 'express';
import { extname } from 'node:path';

const downloadParam = 'download';

const MAX_NAME = 150;

/** The URL for downloading a media file under a name. */
export function downloadUrl(url: string, name: string): string {
  const address = new URL(url);
  address.searchParams.set(downloadParam, name);
  return address.href;
}

/** Makes browsers save a download instead of playing it. The extension is the file's. */
export const attachment: RequestHandler = (request, response, next) => {
  const name = request.query[downloadParam];
  if (typeof name === 'string') {
    const clean =
      name
        .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, MAX_NAME) || 'film';
    response.attachment(`${clean}${extname(request.path)}`);
  }
  next();
};
