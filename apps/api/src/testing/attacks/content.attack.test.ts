import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createTestApp, type TestApp } from '../test-app';

const hostile = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  '\\\\evil.example\\x.png',
];

describe('a URL in the operator’s content', () => {
  let test: TestApp;
  beforeAll(() => {
    test = createTestApp();
  });
  afterAll(() => test.remove());

  const modal = { id: 'a', title: 'A' };
  const ad = { id: 'a', startDate: '2026-01-01', endDate: '2027-01-01' };
  const fields = (address: string): [file: string, path: string, content: unknown][] => [
    ['modalData.json', '/modalData.json', [{ ...modal, image: address }]],
    ['modalData.json', '/modalData.json', [{ ...modal, bgImage: address }]],
    ['ads.json', '/ads.json', [{ ...ad, link: address, gifUrl: '/a.gif' }]],
    ['ads.json', '/ads.json', [{ ...ad, link: 'https://example.org', gifUrl: address }]],
    ['site.json', '/api/config', { links: { discord: address } }],
    ['site.json', '/api/config', { links: { telegram: address } }],
    ['site.json', '/api/config', { images: { baseUrl: address } }],
    ['site.json', '/api/config', { images: { proxyUrl: address } }],
    ['site.json', '/api/config', { providers: [{ id: 'x', name: 'X', url: address }] }],
    ['site.json', '/api/config', { sources: { archive: 'on', jellyfin: [{ name: 'X', url: address }] } }],
    ['site.json', '/api/config', { captions: { url: address } }],
    ['site.json', '/api/config', { analyticsUrl: address }],
  ];

  it('never reaches a visitor, in any field', async () => {
    for (const address of hostile)
      for (const [name, path, content] of fields(address)) {
        test.writeContent(name, JSON.stringify(content));
        const { text, headers } = await request(test.bare).get(path).expect(200);
        const given = JSON.stringify(address).slice(1, -1);
        expect([name, content, text.includes(given)]).toEqual([name, content, false]);
        expect(headers['content-security-policy']).not.toContain('evil.example');
        test.writeContent(name, name === 'site.json' ? '{}' : '[]');
      }
  });

  it('cannot add a directive to the Content Security Policy', async () => {
    for (const url of [
      'https://a.example/;script-src *',
      'https://a.example;script-src *',
      "https://a.example 'unsafe-inline'",
      'https://a.example\r\nX-Evil: 1',
      'https://*',
    ]) {
      test.writeContent('site.json', JSON.stringify({ providers: [{ id: 'x', name: 'X', url }] }));
      const { headers } = await request(test.bare).get('/api/config').expect(200);
      const policy = headers['content-security-policy'] ?? '';
      expect(policy.match(/script-src /g)).toHaveLength(1);
      expect(policy).toMatch(/script-src 'self' ?(;|'sha256-)/);
      expect(headers).not.toHaveProperty('x-evil');
    }
  });

  it('a huge or endlessly nested file is ignored and the site keeps working', async () => {
    for (const text of ['['.repeat(100_000), `${'[{"html":'.repeat(50_000)}1`, `"${'x'.repeat(20_000_000)}"`]) {
      test.writeContent('bannerData.json', text);
      await request(test.bare).get('/bannerData.json').expect(200, []);
    }
    await request(test.bare).get('/healthz').expect(200);
  });
});
