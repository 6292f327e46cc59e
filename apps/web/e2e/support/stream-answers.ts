import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { testMedia } from './streams';

/** What an address answers; `origin` is the server's own. */
export type Respond = (request: IncomingMessage, response: ServerResponse, origin: string) => void | Promise<void>;

export const CORS = { 'access-control-allow-origin': '*' };
export const send =
  (body: string | Buffer, type = 'application/vnd.apple.mpegurl', headers: Record<string, string> = CORS): Respond =>
  (_, response) =>
    void response.writeHead(200, { ...headers, 'content-type': type }).end(body);
export const status =
  (code: number, headers: Record<string, string> = {}): Respond =>
  (_, response) =>
    void response.writeHead(code, { ...CORS, ...headers }).end('no');
/** Headers, then nothing. */
export const silent: Respond = (_, response) => {
  response.writeHead(200, { ...CORS, 'content-type': 'video/mp2t' });
  response.flushHeaders();
};
export const html = send('<!doctype html><title>Log in</title><p>Log in to go on', 'text/html');
export const media =
  (name: string, change: (bytes: Buffer) => Buffer = (bytes) => bytes): Respond =>
  async (request, response) => {
    const bytes = change(await testMedia(name));
    const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const type = { '.ts': 'video/mp2t', '.mp4': 'video/mp4' }[extname(name)] ?? 'application/octet-stream';
    const headers = { ...CORS, 'content-type': type, 'accept-ranges': 'bytes' };
    if (from === '' && to === '')
      return void response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
    const start = from === '' ? Math.max(0, bytes.length - Number(to)) : Number(from);
    const end = from === '' || to === '' ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
    if (start > end) return void response.writeHead(416, CORS).end();
    const range = `bytes ${start}-${end}/${bytes.length}`;
    response.writeHead(206, { ...headers, 'content-range': range }).end(bytes.subarray(start, end + 1));
  };

export const master = (codecs: string, playlist = 'media.m3u8'): string =>
  `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=120000,RESOLUTION=160x90,CODECS="${codecs}"\n${playlist}\n`;
export const playlist = (segments: readonly string[], head = '', end = '#EXT-X-ENDLIST'): string =>
  `#EXTM3U\n#EXT-X-VERSION:6\n#EXT-X-TARGETDURATION:2\n#EXT-X-MEDIA-SEQUENCE:0\n${head}${segments
    .map((segment) => `#EXTINF:2.0,\n${segment}\n`)
    .join('')}${end}\n`;
export const PIECES = [0, 1, 2, 3].map((piece) => `s${piece}.ts`);
export const key = (method: string, more: string): string => `#EXT-X-KEY:METHOD=${method},${more}\n`;
export const good = Object.fromEntries(PIECES.map((name) => [name, media(`hls-ts/low/${name}`)]));
/** A playlist of segments that are each answered like this. */
export const segments = (respond: Respond): Record<string, Respond> => ({
  'film.m3u8': send(playlist(PIECES)),
  ...Object.fromEntries(PIECES.map((name) => [name, respond])),
});
/** Names a box of an MP4 file otherwise, so that players read it as another one. */
export const rename =
  (...names: [string, string][]) =>
  (bytes: Buffer): Buffer => {
    const renamed = Buffer.from(bytes);
    for (const [from, to] of names) renamed.write(to, renamed.indexOf(from, 0, 'latin1'), 'latin1');
    return renamed;
  };
/** A file whose picture this browser has no decoder for; the first of the names is that of a brand. */
export const unknownPicture = rename(['avc1', 'hvc1'], ['avc1', 'hvc1'], ['avcC', 'free']);
export const manifest = async (): Promise<string> =>
  String(await testMedia('dash/manifest.mpd')).replaceAll(/avc1\.[\da-f]+/g, 'hvc1.1.6.L93.B0');
export const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
