import { expect, it } from '@jest/globals';
import { siteLanguageTags } from '@marquee/core';
import request from 'supertest';
import { createTestApp } from '../../testing/test-app';
import { searchDescription } from './open-search-texts';

it("describes the site's search to browsers, with the URL they used [SEARCH-28]", async () => {
  const test = createTestApp();
  const answer = await request(test.app)
    .get('/opensearch.xml')
    .set('Host', 'tv.local:8787')
    .responseType('blob')
    .expect(200);
  expect(answer.headers['content-type']).toContain('application/opensearchdescription+xml');
  const body = String(answer.body);
  expect(body).toContain('<ShortName>Marquee</ShortName>');
  expect(body).toContain('template="http://tv.local:8787/search?query={searchTerms}"');
  test.remove();
});

it('describes the search in the language of the visitor [LANGUAGE-11]', async () => {
  const test = createTestApp();
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
  test.remove();
});

it('has a description of the search in every language of the site [LANGUAGE-11]', () => {
  const texts = siteLanguageTags.map((language) => searchDescription('Marquee', language));
  expect(new Set(texts).size).toBe(siteLanguageTags.length);
});

it("uses the operator's public address and name, as text", async () => {
  const test = createTestApp({ PUBLIC_URL: 'https://films.example.org' });
  test.writeContent('site.json', JSON.stringify({ siteName: 'Films & <Friends> of Everywhere' }));
  const answer = await request(test.app).get('/opensearch.xml').responseType('blob').expect(200);
  const body = String(answer.body);
  expect(body).toContain('<ShortName>Films &amp; &lt;Friends</ShortName>');
  expect(body).toContain('template="https://films.example.org/search?query={searchTerms}"');
  test.remove();
});
