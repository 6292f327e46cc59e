/** @jest-environment node */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Stream } from '@marquee/core/contracts';
import { playerMessages } from '../messages';
import { diagnoseStream } from './diagnose-stream';
import { problemText } from './problem-text';

const box = (type: string, content = ''): string =>
  `${String.fromCharCode(0, 0, 0, 8 + content.length)}${type}${content}`;
const mp4 = (codec: string): string => box('ftyp', 'isom') + box('moov', codec);
const master = (codecs: string, media = '/good/media.m3u8'): string =>
  `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="${codecs}"\n${media}\n`;
const media = (segment: string, more = ''): string =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:4\n${more}#EXTINF:4,\n${segment}\n#EXT-X-ENDLIST\n`;

/** A program map with one stream type, in a transport stream packet. */
function transportStream(streamType: number): string {
  const section = [0x02, 0xb0, 18, 0, 1, 0xc1, 0, 0, 0xe1, 0, 0xf0, 0, streamType, 0xe1, 0, 0xf0, 0, 0, 0, 0, 0];
  const packet = [0x47, 0x50, 0, 0x10, 0, ...section];
  return String.fromCharCode(...packet, ...new Array<number>(188 - packet.length).fill(0xff));
}

type Respond = (response: ServerResponse) => void;
const status =
  (code: number): Respond =>
  (response) =>
    void response.writeHead(code).end('no');
const send =
  (body: string, type = 'application/octet-stream'): Respond =>
  (response) =>
    void response
      .writeHead(200, { 'Content-Type': type, 'Content-Length': body.length })
      .end(Buffer.from(body, 'latin1'));

/** A box as large as a film's. */
const largeBox = (type: string, size: number, content = ''): string =>
  `${String.fromCharCode(size >> 24, (size >> 16) & 0xff, (size >> 8) & 0xff, size & 0xff)}${type}${content.padEnd(size - 8, '\u0000')}`;
/** Answers range requests. */
const sendParts =
  (body: string): Respond =>
  (response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(response.req.headers.range ?? '')?.[1] ?? 0);
    response.writeHead(from > 0 ? 206 : 200, { 'Content-Length': body.length - from });
    response.end(Buffer.from(body.slice(from), 'latin1'));
  };
const film = box('ftyp', 'isom') + largeBox('mdat', 600_000);

const answers: Record<string, Respond> = {
  '/good/media.m3u8': send(media('/good/0.m4s', '#EXT-X-MAP:URI="/good/init.mp4"\n')),
  '/good/init.mp4': send(mp4('avc1')),
  '/good/0.m4s': send(box('styp') + box('moof')),
  '/good/file.mp4': send(mp4('avc1 mp4a')),
  '/401': status(401),
  '/403': status(403),
  '/404': status(404),
  '/418': status(418),
  '/429': status(429),
  '/503': status(503),
  '/500': status(500),
  '/html': send('<!DOCTYPE html><title>Log in</title>', 'text/html'),
  '/html-as-video': send('\n<html><body>Not found</body></html>', 'video/mp4'),
  '/json': send('{"error":"expired"}', 'application/json'),
  '/picture-as-video': send('\u0089PNG\r\n', 'video/mp4'),
  '/away': (response) => void response.writeHead(302, { Location: '/away' }).end(),
  '/no-end.mp4': send(mp4('avc1 mp4a') + box('mdat', 'half of it').replace('\u0012', '\u0099')),
  '/live.m3u8': send('#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n/good/0.m4s\n'),
  '/later404.m3u8': send(media('/good/0.m4s\n#EXTINF:4,\n/404')),
  '/picture': send('\u0089PNG', 'image/png'),
  '/empty': send(''),
  '/text': send('hello'),
  '/hevc.mp4': send(mp4('hvc1 mp4a')),
  '/ac3.mp4': send(mp4('avc1 ac-3')),
  '/drm.mp4': send(mp4('encv avc1 sinf schm cenc')),
  // ContentEncodings with ContentEncryption in a track's entry.
  '/drm.webm': send(
    '\u001aE\u00df\u00a3\u0084webm\u0016T\u00aek\u00aem\u0080\u008db@\u008aP3\u0081\u0001P5\u0084G\u00e1\u0081\u0005V_VP8\u001fC\u00b6u',
  ),
  '/good/compressed.webm': send(
    '\u001aE\u00df\u00a3\u0084webm\u0016T\u00aek\u00aem\u0080\u008ab@\u0087P4\u0084BT\u0081\u0003V_VP8\u001fC\u00b6um\u0080\u008db@\u008aP5',
  ),
  '/avi': send('RIFF....AVI LIST'),
  '/noise': send('\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008'),
  '/cut.mp4': send(box('ftyp', 'isom') + box('mdat', 'x')),
  '/cut-film.mp4': send(film.slice(0, 550_000)),
  '/no-index.mp4': sendParts(film + box('free', 'nothing of use')),
  '/no-index-no-parts.mp4': send(film + box('free', 'nothing of use')),
  '/index-behind.mp4': sendParts(film + largeBox('moov', 900_000, 'avc1 mp4a')),
  '/index-behind-no-parts.mp4': send(film + largeBox('moov', 900_000, 'avc1 mp4a')),
  '/hevc-behind.mp4': sendParts(film + largeBox('moov', 900_000, 'hvc1 mp4a')),
  '/hevc.m3u8': send(master('hvc1.1.6.L120.90,mp4a.40.2')),
  '/hevc-ac3.m3u8': send(master('hvc1.1.6.L120.90,ac-3')),
  '/empty.m3u8': send('#EXTM3U\n#EXT-X-ENDLIST\n'),
  '/drm.m3u8': send(
    media('/good/0.m4s', '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://x",KEYFORMAT="com.apple.streamingkeydelivery"\n'),
  ),
  '/key403.m3u8': send(media('/noise', '#EXT-X-KEY:METHOD=AES-128,URI="/403"\n')),
  '/key-html.m3u8': send(media('/noise', '#EXT-X-KEY:METHOD=AES-128,URI="/html"\n')),
  '/seg404.m3u8': send(media('/404')),
  '/seg403.m3u8': send(media('/403')),
  '/seg-html.m3u8': send(media('/html')),
  '/seg-noise.m3u8': send(media('/noise')),
  '/media404.m3u8': send(master('avc1.640028,mp4a.40.2', '/404')),
  '/ts-hevc.m3u8': send(media('/hevc.ts')),
  '/hevc.ts': send(transportStream(0x24)),
  '/ts-ac3.m3u8': send(media('/ac3.ts')),
  '/ac3.ts': send(transportStream(0x81)),
  '/good.m3u8': send(master('avc1.640028,mp4a.40.2')),
  '/closed': (response) => void response.destroy(),
  '/slow': () => undefined,
  '/broken-off': (response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('x', () => response.destroy());
  },
};

/** Imitates a browser without HEVC, AC-3 and the like. */
const canPlay = (type: string): boolean => /avc1|mp4a\.40|av01|vp09/.test(type);

describe('a stream that does not play', () => {
  const server = createServer((request, response) => (answers[request.url ?? ''] ?? status(404))(response));
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  async function reasonOf(kind: string, url: string, isSecurePage = false, atSec = 0): Promise<string | null> {
    const stream: Stream =
      kind === 'hls'
        ? { type: 'hls', playlist: url, captions: [] }
        : { type: 'file', qualities: { original: { type: 'mp4', url } }, captions: [] };
    const { signal } = new AbortController();
    // Node does not enforce CORS, so this URL stands for a server that allows no other site, and requests that need a
    // preflight fail.
    const asBrowser: typeof fetch = async (input, init) => {
      const range = new Headers(init?.headers).get('range');
      if (range !== null && !/^bytes=\d+-\d*$/.test(range)) throw new TypeError('Failed to fetch');
      if (new Request(input).url.endsWith('/no-cors') && init?.mode !== 'no-cors')
        throw new TypeError('Failed to fetch');
      return fetch(input, init);
    };
    const problem = await diagnoseStream(stream, {
      fetch: asBrowser,
      signal,
      canPlay,
      isSecurePage,
      timeoutMs: url.endsWith('/slow') ? 50 : 20_000,
      atSec,
      liveMs: 10,
    });
    return problem && problemText(problem, playerMessages()).replaceAll(new URL(url).host, 'HOST');
  }

  const broken = [
    ['hls', '/403', 'HOST refused the key (403).'],
    ['file', '/401', 'HOST refused the key (401).'],
    ['hls', '/404', 'HOST no longer has the video (404).'],
    ['file', '/418', 'HOST returned an error (418).'],
    ['hls', '/429', 'HOST has had too many requests (429). Try again in a minute.'],
    ['hls', '/503', 'HOST is busy (503). Try again in a minute.'],
    ['file', '/500', 'HOST has a server problem (500).'],
    ['hls', '/html', 'HOST sent a web page, not a video.'],
    ['file', '/html-as-video', 'HOST sent a web page, not a video.'],
    ['hls', '/json', 'HOST sent data (JSON), not a video.'],
    ['file', '/picture', 'HOST sent an image, not a video.'],
    ['file', '/picture-as-video', 'HOST sent an image, not a video.'],
    ['hls', '/away', 'HOST redirects to a URL that doesn’t load.'],
    ['hls', '/live.m3u8', 'The live stream from HOST has stopped.'],
    ['file', '/empty', 'HOST sent nothing.'],
    ['hls', '/text', 'HOST sent text that isn’t a playlist.'],
    ['file', '/noise', 'HOST sent something this player can’t read.'],
    ['file', '/cut.mp4', 'The video from HOST was cut off: its index is missing.'],
    ['file', '/cut-film.mp4', 'The video from HOST was cut off: its index is missing.'],
    ['file', '/no-index.mp4', 'The video from HOST was cut off: its index is missing.'],
    ['file', '/no-end.mp4', 'The video from HOST was cut off: its end is missing.'],
    ['file', '/hevc.mp4', 'This browser can’t play HEVC, and this source offers nothing else.'],
    ['file', '/hevc-behind.mp4', 'This browser can’t play HEVC, and this source offers nothing else.'],
    [
      'file',
      '/ac3.mp4',
      'This browser can’t play the sound of this video (AC-3), and this source offers nothing else.',
    ],
    ['file', '/avi', 'This browser can’t play AVI files, and this source offers nothing else.'],
    ['hls', '/hevc.m3u8', 'This browser can’t play HEVC, and this source offers nothing else.'],
    ['hls', '/hevc-ac3.m3u8', 'This browser can’t play HEVC and AC-3, and this source offers nothing else.'],
    ['hls', '/ts-hevc.m3u8', 'This browser can’t play HEVC, and this source offers nothing else.'],
    [
      'hls',
      '/ts-ac3.m3u8',
      'This browser can’t play the sound of this video (AC-3), and this source offers nothing else.',
    ],
    ['hls', '/empty.m3u8', 'The playlist from HOST is empty.'],
    ['hls', '/media404.m3u8', 'HOST no longer has the video (404).'],
    ['hls', '/drm.m3u8', 'The video from HOST is protected (DRM). It only plays on its own site.'],
    ['file', '/drm.mp4', 'The video from HOST is protected (DRM). It only plays on its own site.'],
    ['file', '/drm.webm', 'The video from HOST is protected (DRM). It only plays on its own site.'],
    ['hls', '/key403.m3u8', 'The key to the video is missing. HOST refused the key (403).'],
    ['hls', '/key-html.m3u8', 'HOST didn’t send a valid key for the video.'],
    ['hls', '/seg403.m3u8', 'HOST refused the key (403).'],
    ['hls', '/seg404.m3u8', 'HOST no longer has the video (404).'],
    ['hls', '/seg-html.m3u8', 'HOST sent a web page, not a video.'],
    ['hls', '/seg-noise.m3u8', 'HOST sent something this player can’t read.'],
    ['hls', '/no-cors', 'HOST doesn’t let this site read its videos (CORS).'],
    ['file', '/no-cors', 'HOST answers, but this browser can’t play what it sends.'],
    ['hls', '/closed', 'HOST couldn’t be reached.'],
    ['file', '/broken-off', 'HOST stopped responding.'],
    ['hls', '/slow', 'HOST took too long to respond.'],
  ] as const;

  it.each(broken)('through an address (%s, %s) says: %s [SOURCE-14]', async (kind, path, sentence) => {
    expect(await reasonOf(kind, `${origin}${path}`)).toBe(sentence);
  });

  it('over plain http on a page that came over https says so', async () => {
    expect(await reasonOf('hls', 'http://127.0.0.1:1/film.m3u8', true)).toBe(
      'HOST doesn’t use https, so this page can’t open it.',
    );
  });

  it('is examined where it stopped', async () => {
    const reasonAt = (atSec: number) => reasonOf('hls', `${origin}/later404.m3u8`, false, atSec);
    expect(await reasonAt(3)).toBeNull();
    expect(await reasonAt(4)).toBe('HOST no longer has the video (404).');
    expect(await reasonAt(900)).toBe('HOST no longer has the video (404).');
  });

  it('is not blamed if nothing is wrong with it', async () => {
    expect(await reasonOf('hls', `${origin}/good.m3u8`)).toBeNull();
    expect(await reasonOf('file', `${origin}/good/file.mp4`)).toBeNull();
    expect(await reasonOf('file', `${origin}/good/compressed.webm`)).toBeNull();
    expect(await reasonOf('file', `${origin}/index-behind.mp4`)).toBeNull();
    // The reason is unknown if the server allows no other site.
    expect(await reasonOf('file', `${origin}/index-behind-no-parts.mp4`)).toBeNull();
    expect(await reasonOf('file', `${origin}/no-index-no-parts.mp4`)).toBeNull();
  });

  it('is documented with its sentence', () => {
    const page = readFileSync(new URL('../../../../docs/sources.md', import.meta.url), 'utf8');
    for (const [, , sentence] of broken) expect(page).toContain(sentence);
  });
});
