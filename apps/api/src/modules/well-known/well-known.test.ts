import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { siteLanguageTags } from '@marquee/core';
import request from 'supertest';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { searchDescription } from './open-search-texts';

let test: TestApp;
beforeEach(() => {
  test = createTestApp();
});
afterEach(() => test.remove());

describe('robots.txt', () => {
  it('keeps crawlers out of the API', async () => {
    const answer = await request(test.app).get('/robots.txt').expect(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.text).toContain('Disallow: /api/');
  });

  it('names the sitemap by the address of the site [SHARE-06]', async () => {
    const lineOf = async (app: TestApp) =>
      /^Sitemap: .*$/m.exec((await request(app.app).get('/robots.txt').set('Host', 'tv.local:8787')).text)?.[0];
    expect(await lineOf(test)).toBe('Sitemap: http://tv.local:8787/sitemap.xml');
    const named = createTestApp({ PUBLIC_URL: 'https://films.example.org' });
    expect(await lineOf(named)).toBe('Sitemap: https://films.example.org/sitemap.xml');
    named.remove();
  });
});

describe('security.txt', () => {
  it("contains the operator's address and expires in half a year; 404 without an address", async () => {
    const ask = () => request(test.app).get('/.well-known/security.txt');
    await ask().expect(404);
    test.writeContent('site.json', JSON.stringify({ links: { supportEmail: 'help@example.org' } }));
    const { text, headers } = await ask().expect(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text).toMatch(/^Contact: mailto:help@example\.org$/m);
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - test.clock.now) / 86_400_000;
    expect(days).toBeGreaterThan(179);
    expect(days).toBeLessThan(366);
  });
});

describe('opensearch.xml', () => {
  it("describes the site's search to browsers, with the URL they used [SEARCH-28]", async () => {
    const answer = await request(test.app)
      .get('/opensearch.xml')
      .set('Host', 'tv.local:8787')
      .responseType('blob')
      .expect(200);
    expect(answer.headers['content-type']).toContain('application/opensearchdescription+xml');
    const body = String(answer.body);
    expect(body).toContain('<ShortName>Marquee</ShortName>');
    expect(body).toContain('template="http://tv.local:8787/search?query={searchTerms}"');
  });

  it('describes the search in the language of the visitor [LANGUAGE-11]', async () => {
    const german = await request(test.app).get('/opensearch.xml').set('Accept-Language', 'de').responseType('blob');
    expect(String(german.body)).toContain('<Description>Filme und Serien auf Marquee suchen</Description>');
    expect(String(german.body)).toContain('<Language>de</Language>');
    expect(german.headers.vary).toContain('Accept-Language');
    const chosen = await request(test.app)
      .get('/opensearch.xml')
      .set('Accept-Language', 'de')
      .set('Cookie', 'lang=ar')
      .responseType('blob');
    expect(String(chosen.body)).toContain('البحث عن الأفلام والمسلسلات في Marquee');
  });

  it('has a description of the search in every language of the site [LANGUAGE-11]', () => {
    const texts = siteLanguageTags.map((language) => searchDescription('Marquee', language));
    expect(new Set(texts).size).toBe(siteLanguageTags.length);
  });

  it("uses the operator's public address and name, as text", async () => {
    const named = createTestApp({ PUBLIC_URL: 'https://films.example.org' });
    named.writeContent('site.json', JSON.stringify({ siteName: 'Films & <Friends> of Everywhere' }));
    const answer = await request(named.app).get('/opensearch.xml').responseType('blob').expect(200);
    const body = String(answer.body);
    expect(body).toContain('<ShortName>Films &amp; &lt;Friends</ShortName>');
    expect(body).toContain('template="https://films.example.org/search?query={searchTerms}"');
    named.remove();
  });
});
