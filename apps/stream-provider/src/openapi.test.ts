import * as contracts from '@marquee/core/contracts';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import * as z from 'zod';
import { demoApp, film, openapi, validToken } from './testing/demo-app';

interface Operation {
  parameters?: { name: string; in: string; required: boolean }[];
  responses: Record<string, { content?: Record<string, { schema?: { $ref?: string } }> }>;
}
const paths = openapi.paths as Record<string, Record<string, Operation>>;
const schemas = (openapi.components as { schemas: Record<string, object> }).schemas;

const contractOf = {
  Error: contracts.errorBodySchema,
  Sources: contracts.providerSourcesSchema,
  StreamResult: contracts.streamResultSchema,
  TokenSubmit: contracts.tokenSubmitBodySchema,
  TokenSubmitAnswer: contracts.tokenSubmitAnswerSchema,
  TokenTest: contracts.tokenTestSchema,
};

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

/** At least one call for every answer that the document promises; the last test counts them. */
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
  { of: '/healthz', ask: '/healthz', status: 200 },
  { of: '/openapi.json', ask: '/openapi.json', status: 200 },
];

describe('the OpenAPI document', () => {
  it('is served with the address by which it was asked', async () => {
    const { body } = await request(demoApp()).get('/openapi.json').set('Host', 'media.test');
    expect(body).toEqual({ ...openapi, servers: [{ url: 'http://media.test' }] });
  });

  it.each(Object.entries(contractOf))('describes %s as the contract does', (name, contract) => {
    const { $schema: _dialect, ...expected } = z.toJSONSchema(contract, { io: 'input' }) as Record<string, unknown>;
    expect(schemas[name]).toEqual(expected);
  });

  it.each(calls)('tells the truth about $ask ($status)', async ({ of, ask, status, headers, body }) => {
    const operation = paths[of]?.[body ? 'post' : 'get'];
    const call = body ? request(demoApp()).post(ask).send(body) : request(demoApp()).get(ask);
    const answer = await call.set(headers ?? {});
    expect(answer.status).toBe(status);
    const documented = operation?.responses[status]?.content;
    const type = answer.headers['content-type']?.split(';')[0];
    expect(documented ? Object.keys(documented) : [undefined]).toContain(type);
    const name = documented?.[String(type)]?.schema?.$ref?.split('/').pop();
    const schema = name === undefined ? undefined : schemas[name];
    if (schema)
      expect(
        z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(answer.body).error,
      ).toBeUndefined();
  });

  it('promises no answer that the calls above leave out', () => {
    const promised = Object.entries(paths).flatMap(([of, methods]) =>
      Object.values(methods).flatMap(({ responses }) => Object.keys(responses).map((status) => `${of} ${status}`)),
    );
    expect([...new Set(calls.map(({ of, status }) => `${of} ${status}`))].sort()).toEqual(promised.sort());
  });
});
