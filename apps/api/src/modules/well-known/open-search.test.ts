import { expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestApp } from '../../testing/test-app';

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

it("uses the operator's public address and name, as text", async () => {
  const test = createTestApp({ PUBLIC_URL: 'https://films.example.org' });
  test.writeContent('site.json', JSON.stringify({ siteName: 'Films & <Friends> of Everywhere' }));
  const answer = await request(test.app).get('/opensearch.xml').responseType('blob').expect(200);
  const body = String(answer.body);
  expect(body).toContain('<ShortName>Films &amp; &lt;Friends</ShortName>');
  expect(body).toContain('template="https://films.example.org/search?query={searchTerms}"');
  test.remove();
});
