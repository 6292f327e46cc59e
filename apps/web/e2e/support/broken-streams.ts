import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  good,
  key,
  master,
  media,
  PIECES,
  playlist,
  rename,
  send,
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
  /** What the visitor reads; HOST stands for the address's. */
  says: string;
}

const GONE = 'HOST no longer has the video (404).';
const noHevc = 'This browser can’t play HEVC, and this source offers nothing else.';

/** Streams whose fault only a browser shows, and what the visitor reads then; the others are in diagnose-stream.test.ts. */
export const brokenStreams: readonly BrokenStream[] = [
  { kind: 'nothing at the port', at: 'http://127.0.0.1:1/film.m3u8', says: 'HOST couldn’t be reached.' },
  {
    kind: 'a playlist that other sites may not read',
    at: 'film.m3u8',
    files: { 'film.m3u8': send(playlist(PIECES), undefined, {}) },
    says: 'HOST doesn’t let this site read its videos (CORS).',
  },
  {
    kind: 'segments that are gone from the third on',
    at: 'film.m3u8',
    files: { 'film.m3u8': send(playlist(PIECES)), ...good, 's2.ts': status(404), 's3.ts': status(404) },
    says: GONE,
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
    kind: 'a file of HEVC, whose sound alone plays',
    at: 'film.mp4',
    files: { 'film.mp4': media('file/90.mp4', unknownPicture) },
    says: noHevc,
  },
  {
    kind: 'a file without its index',
    at: 'film.mp4',
    files: { 'film.mp4': media('file/90.mp4', rename(['moov', 'junk'])) },
    says: 'The video from HOST was cut off: its index is missing.',
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
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    addressOf(index) {
      const { at = '' } = brokenStreams[index] ?? {};
      return at.includes('://') ? at : `${origin}/${index}/${at}`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
