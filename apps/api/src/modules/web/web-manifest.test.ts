import { expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { webManifest } from './web-manifest';

const app = (isRendered = true) =>
  express()
    .get(
      '/manifest.webmanifest',
      webManifest({
        current: () =>
          isRendered
            ? Promise.resolve({ webManifest: (lang) => Promise.resolve(JSON.stringify({ lang })) })
            : undefined,
      }),
    )
    .use((_req, res) => res.send('file'));
const get = (isRendered?: boolean) => request(app(isRendered)).get('/manifest.webmanifest');

it('the web app manifest comes in the visitor’s language, as the cookie says it first [LANGUAGE-07]', async () => {
  const answer = await get().set('Accept-Language', 'en').set('Cookie', 'lang=en-XA').expect(200);
  expect(answer.body).toEqual({ lang: 'en-XA' });
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(answer.headers.vary).toBe('Cookie, Accept-Language');
});

it('the web app manifest is the file of the build in English, and where the server renders nothing', async () => {
  const english = await get().set('Accept-Language', 'en').expect(200);
  expect(english.text).toBe('file');
  expect(english.headers.vary).toBe('Cookie, Accept-Language');
  expect((await get(false).set('Cookie', 'lang=en-XA').expect(200)).text).toBe('file');
});
