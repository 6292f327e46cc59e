import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { withOpenApiContract } from '../../testing/openapi-contract';
import { createTestApp } from '../../testing/test-app';
import { operations } from './document';

interface Layer {
  route?: { path: string | RegExp | string[]; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
  slash: boolean;
  match: (path: string) => false | { path: string };
}

describe('the OpenAPI document', () => {
  const served = async () => {
    const test = createTestApp({ PUBLIC_URL: 'https://films.example.org' });
    test.writeContent('site.json', JSON.stringify({ siteName: 'Kino' }));
    const { body } = await request(test.app).get('/api/openapi.json').expect(200);
    test.remove();
    return body;
  };

  it('is valid OpenAPI 3.1 and names the site', async () => {
    const document = await served();
    const result = await new Validator().validate(document);
    expect(result).toEqual({ valid: true });
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Kino API' },
      servers: [{ url: 'https://films.example.org' }],
    });
  });

  it('describes request bodies with the limits of the contracts, and responses field by field', async () => {
    const { components, paths } = await served();
    expect(components.schemas.SignupBody).toMatchObject({
      required: ['username', 'email', 'password', 'passwordConfirm'],
      properties: { username: { type: 'string', minLength: 3, maxLength: 32 }, password: { minLength: 8 } },
    });
    expect(components.schemas.User).toMatchObject({ additionalProperties: false });
    expect(Object.keys(components.schemas.User.properties)).toContain('4k_token');
    expect(paths['/api/auth/login'].post.responses[429].description).toContain('`locked_out`');
  });

  it('validates responses: an undocumented field fails [API-11]', async () => {
    const app = express();
    const answers = { '/api/users/me/sessions': { sessions: [], passwordHash: 'x' }, '/healthz': { status: 'ok' } };
    for (const [path, body] of Object.entries(answers)) app.get(path, (_req, res) => void res.json(body));
    const checked = withOpenApiContract(app);
    await request(checked).get('/healthz').expect(200);
    const answer = await request(checked).get('/api/users/me/sessions').expect(500);
    expect(answer.body.error).toContain('GET /api/users/me/sessions 200: data must NOT have additional properties');
  });

  it('describes every route of the server, and no other [API-11]', () => {
    const test = createTestApp();
    const documented = operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '*')}`);
    const routes = routesOf(test.bare.router as unknown as { stack: Layer[] });
    expect(documented.sort()).toEqual(routes.sort());
    test.remove();
  });
});

/** `get /api/users/me`, for every route below a router. */
function routesOf({ stack }: { stack: Layer[] }, below = ''): string[] {
  return stack.flatMap((layer) => {
    const { route, handle } = layer;
    // Excludes the web app's pages, whose route is a regular expression.
    const own = [route?.path ?? []]
      .flat()
      .filter((path) => typeof path === 'string')
      .flatMap((path) =>
        Object.keys(route?.methods ?? {}).map((method) => `${method} ${below}${path.replace(/[:*]\w+/g, '*')}`),
      );
    const { stack: inner } = handle;
    return inner ? [...own, ...routesOf({ stack: inner }, below + mountOf(layer))] : own;
  });
}

/** The path where a router is mounted. Express exposes only which part of a URL it matches. */
function mountOf(layer: Layer): string {
  if (layer.slash) return '';
  const match = layer.match('/api/anything');
  return match ? match.path : '';
}
