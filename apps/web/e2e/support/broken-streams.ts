import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CORS,
  good,
  html,
  key,
  manifest,
  master,
  media,
  PIECES,
  playlist,
  png,
  rename,
  segments,
  send,
  silent,
  status,
  type Respond,
  unknownPicture,
} from './stream-answers';

export interface BrokenStream {
  /** What is wrong with it. */
  kind: string;
  /** What its address ends with; a whole one for hosts that are none of ours. */
  at: string;
  /** What each file of it answers. */
  files?: Record<string, Respond>;
  /** How long it plays before it breaks. */
  playsSec?: number;
  /** What the visitor reads; HOST stands for the address's. */
  says: string;
}

const GONE = 'HOST no longer has the video (404).';
const noHevc = 'This browser can’t play HEVC, and this source offers nothing else.';

/** Streams that do not play, as an address may lead to them, and what the visitor reads then. */
export const brokenStreams: readonly BrokenStream[] = [
  { kind: 'an address that is gone', at: 'film.m3u8', files: { 'film.m3u8': status(404) }, says: GONE },
  {
    kind: 'an address that is gone for good',
    at: 'film.mp4',
    files: { 'film.mp4': status(410) },
    says: 'HOST no longer has the video (410).',
  },
  {
    kind: 'an address that is refused',
    at: 'film.m3u8',
    files: { 'film.m3u8': status(403) },
    says: 'HOST refused the key (403).',
  },
  {
    kind: 'a server that fails',
    at: 'film.m3u8',
    files: { 'film.m3u8': status(500) },
    says: 'HOST has a server problem (500).',
  },
  {
    kind: 'a server that is busy',
    at: 'film.m3u8',
    files: { 'film.m3u8': status(503, { 'retry-after': '60' }) },
    says: 'HOST is busy (503). Try again in a minute.',
  },
  { kind: 'nothing at the port', at: 'http://127.0.0.1:1/film.m3u8', says: 'HOST couldn’t be reached.' },
  { kind: 'a name that no server has', at: 'http://films.invalid/film.m3u8', says: 'HOST couldn’t be reached.' },
  { kind: 'no TLS where https is asked', at: 'https://OURS/film.m3u8', says: 'HOST couldn’t be reached.' },
  {
    kind: 'a playlist that other sites may not read',
    at: 'film.m3u8',
    files: { 'film.m3u8': send(playlist(PIECES), undefined, {}) },
    says: 'HOST doesn’t let this site read its videos (CORS).',
  },
  {
    kind: 'a web page in place of the playlist',
    at: 'film.m3u8',
    files: { 'film.m3u8': html },
    says: 'HOST sent a web page, not a video.',
  },
  { kind: 'an empty answer', at: 'film.m3u8', files: { 'film.m3u8': send('') }, says: 'HOST sent nothing.' },
  {
    kind: 'a playlist without segments',
    at: 'film.m3u8',
    files: { 'film.m3u8': send(playlist([])) },
    says: 'The playlist from HOST is empty.',
  },
  {
    kind: 'a master whose renditions are gone',
    at: 'film.m3u8',
    files: { 'film.m3u8': send(master('avc1.4d400c,mp4a.40.2')), 'media.m3u8': status(404) },
    says: GONE,
  },
  { kind: 'segments that are gone', at: 'film.m3u8', files: segments(status(404)), says: GONE },
  {
    kind: 'segments that are refused',
    at: 'film.m3u8',
    files: segments(status(403)),
    says: 'HOST refused the key (403).',
  },
  {
    kind: 'segments that are web pages',
    at: 'film.m3u8',
    files: segments(html),
    says: 'HOST sent a web page, not a video.',
  },
  {
    kind: 'segments that are gone from the third on',
    at: 'film.m3u8',
    playsSec: 4,
    files: { 'film.m3u8': send(playlist(PIECES)), ...good, 's2.ts': status(404), 's3.ts': status(404) },
    says: GONE,
  },
  {
    kind: 'a key that is refused',
    at: 'film.m3u8',
    files: {
      'film.m3u8': send(playlist(PIECES, key('AES-128', 'URI="key"'))),
      key: status(403),
      ...Object.fromEntries(PIECES.map((name) => [name, media(`hls-aes/low/${name}`)])),
    },
    says: 'The key to the video is missing. HOST refused the key (403).',
  },
  {
    kind: 'a stream that is protected',
    at: 'film.m3u8',
    files: {
      'film.m3u8': send(
        playlist(
          PIECES,
          key(
            'SAMPLE-AES',
            'URI="data:,x",KEYFORMAT="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed",KEYFORMATVERSIONS="1"',
          ),
        ),
      ),
      ...good,
    },
    says: 'The video from HOST is protected (DRM). It only plays on its own site.',
  },
  {
    kind: 'nothing but HEVC',
    at: 'film.m3u8',
    files: {
      'film.m3u8': send(master('hvc1.1.6.L93.B0,mp4a.40.2')),
      'media.m3u8': send(playlist(PIECES)),
      ...good,
    },
    says: noHevc,
  },
  {
    kind: 'nothing but AC-3',
    at: 'film.m3u8',
    files: { 'film.m3u8': send(master('avc1.4d400c,ac-3')), 'media.m3u8': send(playlist(PIECES)), ...good },
    says: 'This browser can’t play AC-3, and this source offers nothing else.',
  },
  {
    kind: 'a file of HEVC, whose sound alone plays',
    at: 'film.mp4',
    files: { 'film.mp4': media('file/90.mp4', unknownPicture) },
    says: noHevc,
  },
  {
    kind: 'an address that answers with headers alone',
    at: 'film.m3u8',
    files: { 'film.m3u8': silent },
    says: 'HOST took too long to respond.',
  },
  {
    kind: 'segments that stall',
    at: 'film.m3u8',
    files: segments(silent),
    says: 'HOST took too long to respond.',
  },
  {
    kind: 'an address that leads in a circle',
    at: 'film.m3u8',
    files: { 'film.m3u8': (_, response) => void response.writeHead(302, { ...CORS, location: 'film.m3u8' }).end() },
    says: 'HOST redirects to a URL that doesn’t load.',
  },
  {
    kind: 'a file that ends in the middle',
    at: 'film.mp4',
    files: { 'film.mp4': media('file/90.mp4', (bytes) => bytes.subarray(0, bytes.length / 2)) },
    playsSec: 4,
    says: 'The video from HOST was cut off: its end is missing.',
  },
  {
    kind: 'a file without its index',
    at: 'film.mp4',
    files: { 'film.mp4': media('file/90.mp4', rename(['moov', 'junk'])) },
    says: 'The video from HOST was cut off: its index is missing.',
  },
  {
    kind: 'an image that is called a video',
    at: 'film.mp4',
    files: { 'film.mp4': send(png, 'video/mp4') },
    says: 'HOST sent an image, not a video.',
  },
  {
    kind: 'DASH of nothing but HEVC',
    at: 'film.mpd',
    files: { 'film.mpd': async (...answer) => send(await manifest(), 'application/dash+xml')(...answer) },
    says: noHevc,
  },
  {
    kind: 'a live playlist that has stopped',
    at: 'film.m3u8',
    playsSec: 8,
    files: { 'film.m3u8': send(playlist(PIECES, '', '')), ...good },
    says: 'The live stream from HOST has stopped.',
  },
];

/** Serves them all, each in a folder of its number. */
export async function serveBrokenStreams(): Promise<{
  origin: string;
  addressOf: (index: number) => string;
  close: () => void;
}> {
  const server = createServer((request, response) => {
    const [, number = '', name = ''] = /^\/(\d+)\/([^?]*)/.exec(request.url ?? '') ?? [];
    const respond = brokenStreams[Number(number)]?.files?.[name] ?? status(404);
    void respond(request, response, origin);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  return {
    origin,
    addressOf(index) {
      const { at = '' } = brokenStreams[index] ?? {};
      return at.includes('://') ? at.replace('OURS', host) : `${origin}/${index}/${at}`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
