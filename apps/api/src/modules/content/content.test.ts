import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { apiRoot } from '../../config';
import { createTestApp, type TestApp } from '../../testing/test-app';

describe('operator content', () => {
  let test: TestApp;
  beforeEach(() => {
    test = createTestApp();
  });
  afterEach(() => test.remove());

  const get = async (path: string) => (await request(test.app).get(path).expect(200)).body;
  const complaints = () => test.logged.map(({ msg }) => String(msg)).filter((msg) => msg.includes('left out'));

  it.each(['/modalData.json', '/bannerData.json', '/ads.json'])(
    '%s is an empty list by default [API-08]',
    async (path) => {
      expect(await get(path)).toEqual([]);
    },
  );

  it('serves what the operator wrote, with the defaults filled in [ANNOUNCE-04]', async () => {
    test.writeContent(
      'modalData.json',
      JSON.stringify([{ id: 7, title: 'Hello', html: '<p>Hi</p>', repeat: 'weekly' }]),
    );
    test.writeContent('bannerData.json', JSON.stringify([{ id: 'b', title: 'News', content: 'Text' }]));
    expect(await get('/modalData.json')).toEqual([
      { id: '7', title: 'Hello', html: '<p>Hi</p>', repeat: 'weekly', priority: 0 },
    ]);
    expect(await get('/bannerData.json')).toEqual([
      { id: 'b', title: 'News', content: 'Text', type: 'info', dismissible: true },
    ]);
  });

  it('reports the entry and the field of an error [ANNOUNCE-11]', async () => {
    test.writeContent(
      'ads.json',
      JSON.stringify([
        { id: 'a', link: 'https://example.org', gifUrl: '/a.gif', startDate: '2026-01-01', endDate: '2026-02-01' },
        { id: 'b', link: 'javascript:alert(1)', gifUrl: '//x', startDate: 'soon', endDate: '2026-02-01', sise: 1 },
      ]),
    );
    expect(await get('/ads.json')).toEqual([]);
    expect(complaints()).toHaveLength(1);
    expect(complaints()[0]).toContain('entry 2, link: must be an address that starts with https:// or http://');
    expect(complaints()[0]).toContain('entry 2, startDate: must be a date');
    expect(complaints()[0]).toContain('sise');
  });

  it('survives a file that is not JSON', async () => {
    test.writeContent('ads.json', '[{');
    expect(await get('/ads.json')).toEqual([]);
    expect(complaints()[0]).toMatch(/^ads\.json cannot be read and was left out/);
  });

  it('accepts every sample in the repository [ANNOUNCE-11]', async () => {
    const folder = join(apiRoot, 'content-samples');
    const samples = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(samples.sort()).toEqual([
      'ads.json',
      'bannerData.json',
      'donations.json',
      'guide.json',
      'modalData.json',
      'partners.json',
      'site.json',
      'statistics.json',
    ]);
    for (const name of samples) test.writeContent(name, readFileSync(join(folder, name), 'utf8'));
    expect(await get('/modalData.json')).not.toEqual([]);
    expect(await get('/bannerData.json')).not.toEqual([]);
    expect(await get('/ads.json')).not.toEqual([]);
    await get('/api/config');
    await get('/api/content/donations');
    await get('/api/content/guide');
    await get('/api/content/partners');
    await get('/api/statistics');
    expect(complaints()).toEqual([]);
  });
});
