import { createHash } from 'node:crypto';
import { isSyncableFourKToken, siteLanguageTags } from '@marquee/core';
import { tokenSubmitResponseSchema, tokenTestSchema } from '@marquee/core/contracts';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import fc from 'fast-check';
import { demoApp, validToken } from '../testing/demo-app';
import { tokenPageTexts } from './token-page-texts';
import { createPasses } from './passes';

const tooShort = validToken.slice(0, 49);

describe('the page that hands out tokens', () => {
  const tokenOn = (html: string) => /<code dir="ltr">([^<]+)<\/code>/.exec(html)?.[1] ?? '';

  it('shows a new token that can be tested, submitted and saved in an account', async () => {
    const app = demoApp();
    const [one, other] = await Promise.all([request(app).get('/token'), request(app).get('/token')]);
    const token = tokenOn(one.text);
    expect(isSyncableFourKToken(token)).toBe(true);
    expect(tokenOn(other.text)).not.toBe(token);
    const { body } = await request(app).get('/streams').set('Ui-Token', token);
    expect(tokenTestSchema.parse(body).streams.length).toBeGreaterThan(0);
  });

  it('is never cached, runs no script and loads nothing but its own style', async () => {
    const { headers, text } = await request(demoApp()).get('/token');
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-store');
    const style = /<style>([^]*)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    expect(text).not.toContain('<script');
  });

  it.each([
    ['/token', 'de-AT,en;q=0.5', 'lang="de" dir="ltr"', 'Dein 4K-Token'],
    ['/token?lang=ar', 'de', 'lang="ar" dir="rtl"', 'رمز 4K الخاص بك'],
    ['/token?lang=ja&lang=fr', 'it', 'lang="it" dir="ltr"', 'Il tuo token 4K'],
    ['/token?lang=%22%3E%3Cscript%3E', 'xx', 'lang="en" dir="ltr"', 'Your 4K token'],
    ['/token?lang=en-XA', '', 'lang="en" dir="ltr"', 'Your 4K token'],
  ])('speaks the language of the visitor: %s with %s [LANGUAGE-12]', async (address, accepted, attributes, title) => {
    const { headers, text } = await request(demoApp()).get(address).set('Accept-Language', accepted);
    expect(text).toContain(`<html ${attributes}>`);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).not.toContain('<script');
    expect(headers['vary']).toContain('Accept-Language');
  });

  it('says the same in every language [LANGUAGE-12]', () => {
    const english = tokenPageTexts.en;
    for (const language of siteLanguageTags) {
      const texts = tokenPageTexts[language];
      expect(texts.steps).toHaveLength(english.steps.length);
      expect(texts.title).toContain('4K');
      expect(Object.values(texts).flat().join('')).not.toMatch(/[<>&]/);
      if (language !== 'en') expect(Object.values(texts)).not.toEqual(Object.values(english));
    }
  });
});

describe('testing a token', () => {
  it('lists streams for a valid one [TOKEN-07]', async () => {
    const { status, body, headers } = await request(demoApp()).get('/streams').set('Ui-Token', validToken);
    expect(status).toBe(200);
    expect(tokenTestSchema.parse(body).streams.length).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('lists none for one that is too short or without ey', async () => {
    for (const token of [tooShort, 'x'.repeat(80)]) {
      const { status, body } = await request(demoApp()).get('/streams').set('Ui-Token', token);
      expect(status).toBe(200);
      expect(body).toEqual({ streams: [] });
    }
  });

  it('requires the header', async () => {
    const { status, body } = await request(demoApp()).get('/streams');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'token_missing', error: 'Send your token in the header Ui-Token.' });
  });
});

describe('submitting a token', () => {
  const submit = (body: object | string, header?: string) => {
    const call = request(demoApp()).post('/cosmic-token-submit').set('Content-Type', 'application/json');
    if (header !== undefined) call.set('Ui-Token', header);
    return call.send(body);
  };

  it('answers with the token when it is valid [TOKEN-08]', async () => {
    const { status, body } = await submit({ uiToken: validToken }, validToken);
    expect(status).toBe(200);
    expect(tokenSubmitResponseSchema.parse(body).token).toBe(validToken);
  });

  it('says what is wrong with an invalid one, and returns no token', async () => {
    const { status, body } = await submit({ uiToken: tooShort }, tooShort);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'token_invalid', error: 'Invalid token, please check and try again.' });
    expect(body).not.toHaveProperty('token');
  });

  it.each([
    ['broken JSON', '{"uiToken":', 'body_invalid', 400],
    ['no token', {}, 'body_invalid', 400],
    ['a number for a token', { uiToken: 5 }, 'body_invalid', 400],
    ['a body of a megabyte', { uiToken: 'ey'.repeat(500_000) }, 'body_too_large', 413],
  ])('refuses %s', async (_what, body, code, status) => {
    const answer = await submit(body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code });
  });

  it('refuses a header that differs from the body', async () => {
    const { status, body } = await submit({ uiToken: validToken }, `${validToken}x`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'token_mismatch' });
  });
});

const secret = 'a secret of at least thirty-two characters';
const dayMs = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

describe('a pass', () => {
  it('is valid for a day and not longer', () => {
    let now = start;
    const passes = createPasses({ secret, now: () => now });
    const pass = passes.issue();
    now = start + dayMs - 1000;
    expect(passes.isValid(pass)).toBe(true);
    now = start + dayMs;
    expect(passes.isValid(pass)).toBe(false);
  });

  it('is valid in every process that knows the secret, and in no other', () => {
    const now = () => start;
    const pass = createPasses({ secret, now }).issue();
    expect(createPasses({ secret, now }).isValid(pass)).toBe(true);
    expect(createPasses({ secret: `${secret}!`, now }).isValid(pass)).toBe(false);
  });

  it('cannot be extended, changed or forged', () => {
    const passes = createPasses({ secret, now: () => start });
    const [expiry = '', signature = ''] = passes.issue().split('.');
    const later = (Number.parseInt(expiry, 36) + 1).toString(36);
    expect(passes.isValid(`${later}.${signature}`)).toBe(false);
    expect(passes.isValid(`${expiry}.${signature}.`)).toBe(false);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `${expiry}.${text}`),
        ),
        (text) => {
          fc.pre(text !== `${expiry}.${signature}`);
          expect(passes.isValid(text)).toBe(false);
        },
      ),
    );
  });
});
