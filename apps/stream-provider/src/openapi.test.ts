import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import * as z from 'zod';
import { ProbeTimeoutError } from './library/with-timeout';
import { openApiDocument } from './openapi';
import { demoApp, film, secret, validToken } from './testing/demo-app';
import { enlargeTo4k, libraryApp, type LibraryApp, noFfmpeg } from './testing/library-app';

interface Operation {
  parameters?: { name: string; in: string; required: boolean }[];
  responses: Record<string, { content?: Record<string, { schema?: { $ref?: string } }> }>;
}
const document = openApiDocument();
const paths = document.paths as Record<string, Record<string, Operation>>;
const schemas = document.components.schemas;

const media = `/media/${film.version}`;
const path = '/sources/{sourceId}/{type}/{tmdbId}';
const mediaPath = '/media/{version}/{path}';

interface Call {
  of: string;
  ask: string;
  status: number;
  headers?: Record<string, string>;
  body?: object;
}

/** At least one call for every documented response; the last test counts them. */
const calls: Call[] = [
  { of: '/sources', ask: '/sources', status: 200 },
  { of: path, ask: '/sources/two/movie/603', status: 200, headers: { 'Ui-Token': validToken } },
  { of: path, ask: '/sources/glint/tv/1399?season=1&episode=1', status: 200 },
  { of: path, ask: '/sources/two/tv/1399', status: 400 },
  { of: path, ask: '/sources/other/movie/603', status: 404 },
  { of: '/token', ask: '/token', status: 200 },
  { of: '/streams', ask: '/streams', status: 200, headers: { 'Ui-Token': validToken } },
  { of: '/streams', ask: '/streams', status: 400 },
  { of: '/cosmic-token-submit', ask: '/cosmic-token-submit', status: 200, body: { uiToken: validToken } },
  { of: '/cosmic-token-submit', ask: '/cosmic-token-submit', status: 400, body: { uiToken: 'no' } },
  { of: '/cosmic-token-submit', ask: '/cosmic-token-submit', status: 413, body: { uiToken: 'x'.repeat(20_000) } },
  ...[
    'master.m3u8',
    'video/360/init.mp4',
    'audio/en/init.mp4',
    'text/en.vtt',
    'text/en.described.srt',
    'thumbnails/sheet.jpg',
  ].map((name): Call => ({ of: mediaPath, ask: `${media}/${name}`, status: 200 })),
  { of: mediaPath, ask: `${media}/files/360.mp4`, status: 206, headers: { Range: 'bytes=0-9' } },
  { of: mediaPath, ask: `${media}/master.m3u8`, status: 304, headers: { 'If-None-Match': '*' } },
  { of: mediaPath, ask: `${media}/video/2160/init.mp4`, status: 403 },
  { of: mediaPath, ask: `${media}/nothing`, status: 404 },
  { of: mediaPath, ask: `${media}/files/360.mp4`, status: 416, headers: { Range: 'bytes=999999999-' } },
  { of: '/library', ask: '/library', status: 404 },
  { of: '/healthz', ask: '/healthz', status: 200 },
  { of: '/openapi.json', ask: '/openapi.json', status: 200 },
];

const libraryPath = '/library/{id}/{path}';
const versionPath = async (library: LibraryApp, title: string, path: string): Promise<string> => {
  const wanted = { type: 'movie', tmdbId: 1, title, releaseYear: 1999 } as const;
  const [version] = await library.service.library.find(wanted);
  return `/library/${version?.file.id}/${path}`;
};

/** The same for an app with a library; each builds its own URL. */
const libraryCalls: { of: string; status: number; title?: string; tail: string; headers?: Record<string, string> }[] = [
  { of: '/library', status: 200, tail: '/library' },
  { of: libraryPath, status: 200, title: 'Film', tail: 'file.mp4' },
  { of: libraryPath, status: 200, title: 'Clip', tail: 'file.webm' },
  { of: libraryPath, status: 200, title: 'Film', tail: 'subtitles/e0.vtt' },
  { of: libraryPath, status: 200, title: 'Film', tail: 'fonts.json' },
  { of: libraryPath, status: 200, title: 'Other', tail: 'master.m3u8' },
  { of: libraryPath, status: 200, title: 'Other', tail: 'copy/playlist.m3u8' },
  { of: libraryPath, status: 200, title: 'Film', tail: 'thumbnails.vtt' },
  { of: libraryPath, status: 206, title: 'Film', tail: 'file.mp4', headers: { Range: 'bytes=0-9' } },
  { of: libraryPath, status: 304, title: 'Film', tail: 'file.mp4', headers: { 'If-None-Match': '*' } },
  { of: libraryPath, status: 403, title: 'Sharp', tail: 'file.mp4' },
  { of: libraryPath, status: 404, title: 'Film', tail: 'nothing' },
  { of: libraryPath, status: 416, title: 'Film', tail: 'file.mp4', headers: { Range: 'bytes=999999999-' } },
  { of: '/titles', status: 200, tail: '/titles', headers: { Authorization: `Bearer ${secret}` } },
  { of: '/titles', status: 304, tail: '/titles', headers: { Authorization: `Bearer ${secret}`, 'If-None-Match': '*' } },
  { of: '/titles', status: 400, tail: '/titles?wait=-1', headers: { Authorization: `Bearer ${secret}` } },
  { of: '/titles', status: 403, tail: '/titles' },
  { of: path, status: 422, tail: '/sources/library/movie/1?title=Broken&releaseYear=1999' },
  { of: libraryPath, status: 500, title: 'Film', tail: 'thumbnails/0.jpg' },
  { of: libraryPath, status: 503, title: 'Other', tail: 'copy/0.m4s' },
];

let library: LibraryApp;
beforeAll(async () => {
  library = await libraryApp({
    files: {
      'Film (1999).mp4': 'direct.mp4',
      'Sharp (1999).mp4': 'direct.mp4',
      'Clip (1999).webm': 'direct.webm',
      'Other (1999).mkv': 'remux.mkv',
    },
    texts: {
      'Film (1999).en.srt': '1\n00:00:01,000 --> 00:00:02,000\nHello\n',
      'Broken (1999).mp4': 'no film at all',
    },
    prepare: (folder) => enlargeTo4k(join(folder, 'Sharp (1999).mp4')),
    // A program without output, and no slot to run it in.
    tools: { ...noFfmpeg, ffmpeg: 'false' },
    settings: { maxTranscodes: 0 },
    deps: { operatorSecret: secret },
  });
});
afterAll(() => library.close());

function expectDocumented(of: string, method: 'get' | 'post', answer: request.Response): void {
  const documented = paths[of]?.[method]?.responses[answer.status]?.content;
  const type = answer.headers['content-type']?.split(';')[0];
  expect(documented ? Object.keys(documented) : [undefined]).toContain(type);
  const name = documented?.[String(type)]?.schema?.$ref?.split('/').pop();
  const schema = name === undefined ? undefined : schemas[name];
  if (!schema) return;
  const read = z.fromJSONSchema(schema);
  expect(read.safeParse(answer.body).error).toBeUndefined();
}

describe('the OpenAPI document', () => {
  it('is served with the URL of the request', async () => {
    const { body } = await request(demoApp()).get('/openapi.json').set('Host', 'media.test');
    expect(body).toEqual({ ...document, servers: [{ url: 'http://media.test' }] });
  });

  it.each(calls)('matches the response to $ask ($status)', async ({ of, ask, status, headers, body }) => {
    const call = body ? request(demoApp()).post(ask).send(body) : request(demoApp()).get(ask);
    const answer = await call.set(headers ?? {});
    expect(answer.status).toBe(status);
    expectDocumented(of, body ? 'post' : 'get', answer);
  });

  it.each(libraryCalls)('matches the response to $title $tail of a library ($status)', async (call) => {
    const { of, status, title, tail, headers } = call;
    const path = title === undefined ? tail : await versionPath(library, title, tail);
    const answer = await request(library.app)
      .get(path)
      .set(headers ?? {});
    expect(answer.status).toBe(status);
    expectDocumented(of, 'get', answer);
  });

  it('matches the response of a busy library', async () => {
    jest.spyOn(library.service.library, 'find').mockRejectedValueOnce(new ProbeTimeoutError());
    const answer = await request(library.app).get('/sources/library/movie/1?title=Film');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
    expectDocumented(path, 'get', answer);
  });

  it('documents no response that these tests do not cover', () => {
    const promised = Object.entries(paths).flatMap(([of, methods]) =>
      Object.values(methods).flatMap(({ responses }) => Object.keys(responses).map((status) => `${of} ${status}`)),
    );
    const made = [...calls, ...libraryCalls].map(({ of, status }) => `${of} ${status}`);
    expect([...new Set([...made, `${path} 503`])].sort()).toEqual(promised.sort());
  });
});
