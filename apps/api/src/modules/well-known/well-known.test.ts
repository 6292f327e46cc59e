import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestApp } from '../../testing/test-app';

describe('robots.txt', () => {
  it('keeps crawlers out of the API', async () => {
    const test = createTestApp();
    const answer = await request(test.app).get('/robots.txt').expect(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.text).toContain('Disallow: /api/');
    test.remove();
  });
});

describe('security.txt', () => {
  it("contains the operator's address and expires in half a year; 404 without an address", async () => {
    const test = createTestApp();
    const ask = () => request(test.app).get('/.well-known/security.txt');
    await ask().expect(404);
    test.writeContent('site.json', JSON.stringify({ links: { supportEmail: 'help@example.org' } }));
    const { text, headers } = await ask().expect(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text).toMatch(/^Contact: mailto:help@example\.org$/m);
    const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - test.clock.now) / 86_400_000;
    expect(days).toBeGreaterThan(179);
    expect(days).toBeLessThan(366);
    test.remove();
  });
});
