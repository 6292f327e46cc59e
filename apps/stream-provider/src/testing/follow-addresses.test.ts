import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { streamResultSchema } from '@marquee/core/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoApp, film, validToken } from './demo-app';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = demoApp().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const get = async (address: string): Promise<Response> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
};

/** Every URL in a playlist; a relative one fails the test. */
const addressesIn = (playlist: string): string[] =>
  playlist.split('\n').flatMap((line) => {
    if (line.startsWith('#')) return [...line.matchAll(/URI="([^"]+)"/g)].map(([, address]) => String(address));
    return line === '' ? [] : [line];
  });

/** Opens a URL and every URL in its content; returns the responses by URL without query. */
async function walk(address: string, opened = new Map<string, number>()): Promise<Map<string, number>> {
  expect(address).toMatch(new RegExp(`^${origin}/media/`));
  const key = address.split('?')[0] ?? address;
  if (opened.has(key)) return opened;
  const answer = await get(address);
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(body.length));
  opened.set(key, body.length);
  if (key.endsWith('.m3u8')) for (const inner of addressesIn(body.toString('utf8'))) await walk(inner, opened);
  return opened;
}

const find = async (path: string, headers: Record<string, string> = {}) =>
  streamResultSchema.parse(await (await fetch(`${origin}${path}`, { headers })).json()).stream;

const pathsOf = (opened: Map<string, number>): string[] =>
  [...opened.keys()].map((address) => address.slice(`${origin}/media/${film.version}/`.length));

const listed = (wanted: (path: string) => boolean): string[] => Object.keys(film.files).filter(wanted).sort();

describe('a player that follows every URL', () => {
  it('finds all renditions up to 1080p, both audio tracks, both subtitles and the thumbnails', async () => {
    const stream = await find('/sources/two/movie/603');
    if (stream.type !== 'hls') throw new Error('two is an HLS source');
    const opened = pathsOf(await walk(stream.playlist)).sort();
    const free = listed((path) => !/^(files\/|video\/2160\/|text\/en\.described|thumbnails\/thumbnails)/.test(path));
    expect(opened).toEqual(free);
  });

  it('finds the 2160p rendition too with a valid token, without sending the token again [TOKEN-12]', async () => {
    const stream = await find('/sources/two/movie/603', { 'Ui-Token': validToken });
    if (stream.type !== 'hls') throw new Error('two is an HLS source');
    const opened = pathsOf(await walk(stream.playlist));
    expect(opened.filter((path) => path.startsWith('video/2160/')).sort()).toEqual(
      listed((path) => path.startsWith('video/2160/')),
    );
  });

  it('finds every file, caption and thumbnail of glint in full', async () => {
    const stream = await find('/sources/glint/tv/1399?season=1&episode=1');
    if (stream.type !== 'file') throw new Error('glint is a source of files');
    const named = [...Object.values(stream.qualities), ...stream.captions].map(({ url }) => url);
    for (const address of named) {
      const path = address.slice(`${origin}/media/${film.version}/`.length);
      expect((await (await get(address)).arrayBuffer()).byteLength).toBe(film.files[path]?.bytes);
    }
    const track = await (await get(String(stream.thumbnails))).text();
    const images = new Set(track.match(/http[^#\n]+/g));
    expect(images.size).toBe(1);
    for (const image of images) expect((await get(image)).headers.get('content-type')).toBe('image/jpeg');
  });
});
