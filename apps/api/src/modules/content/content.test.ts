import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import sharp from 'sharp';
import { CSRF_HEADER } from '@marquee/core/contracts';
import { apiRoot } from '../../config';
import { PASSWORD } from '../../testing/test-accounts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { useOperator } from '../../testing/use-operator';

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

const DAY_MS = 24 * 60 * 60_000;
const picture = (red: number, format: 'png' | 'jpeg' | 'gif' | 'webp' = 'png') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: { r: red * 40, g: 0, b: 0 } } })
    .withExif({ IFD0: { Copyright: 'where I live' } })
    .toFormat(format)
    .toBuffer();

describe('pictures of the content [CONTENT-05]', () => {
  let aheadMs = 0;
  const test = useAccountsTest({}, { now: () => Date.now() + aheadMs });
  const operator = useOperator(test);
  const upload = (bytes: Buffer, type = 'image/png') =>
    operator.agent
      .post('/api/operator/content-images')
      .set(CSRF_HEADER, operator.answer.token)
      .set('Content-Type', type)
      .send(bytes);
  const pathOf = async (bytes: Buffer): Promise<string> => (await upload(bytes).expect(201)).body.path;

  it('are encoded anew, served as what they are, and can be used', async () => {
    for (const format of ['png', 'jpeg', 'gif', 'webp'] as const) {
      // Whatever the request says that it is.
      const { path } = (await upload(await picture(1, format), 'text/html').expect(201)).body;
      const { headers, body } = await request(test.app).get(path).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const metadata = await sharp(body as Buffer).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: 40, height: 20 });
      expect((body as Buffer).includes('where I live')).toBe(false);
      await operator.agent
        .put('/api/operator/content/modals')
        .set(CSRF_HEADER, operator.answer.token)
        .send({ value: [{ id: 'a', title: 'A', image: path }] })
        .expect(200);
    }
    const { acts } = (await operator.get('/api/operator/acts')).body;
    expect(acts.map(({ act }: { act: string }) => act)).toContain('add_picture');
  });

  it('are nothing but pictures', async () => {
    const whole = await picture(2);
    const others = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('%PDF-1.7'),
      Buffer.concat([whole.subarray(0, 8), Buffer.from('<script>alert(1)</script>')]),
      whole.subarray(0, 60),
    ];
    for (const bytes of others) expect((await upload(bytes).expect(400)).body.code).toBe('picture_unreadable');
    await upload(Buffer.alloc(0)).expect(400);
    await upload(Buffer.concat([whole, Buffer.alloc(5 * 1024 * 1024)])).expect(413);
    for (const name of [
      '../../secret.key',
      '%2e%2e%2f',
      `${'0'.repeat(32)}.webp`,
      `${'0'.repeat(32)}.png`,
      '__proto__',
    ])
      await request(test.bare).get(`/api/content/images/${name}`).expect(404);
    await (await test.signUp()).agent.post('/api/operator/content-images').send(whole).expect(403);
  });

  it('make room once no content shows them, and are limited in number', async () => {
    const [used, unused] = [await pathOf(await picture(3)), await pathOf(await picture(4))];
    await operator.agent
      .put('/api/operator/content/modals')
      .set(CSRF_HEADER, operator.answer.token)
      .send({ value: [{ id: 'a', title: 'A', image: used }] })
      .expect(200);
    await request(test.app).get(unused).expect(200);
    aheadMs = 2 * DAY_MS;
    await operator.post('/api/auth/confirm-password', { password: PASSWORD }).expect(200);
    await pathOf(await picture(5));
    await request(test.app).get(used).expect(200);
    await request(test.app).get(unused).expect(404);
    await test.database.sql(
      `INSERT INTO content_images (id, data, created_at)
       SELECT 'x' || n, '', now() + interval '3 days' FROM generate_series(1, 50) AS n`,
    );
    expect((await upload(await picture(6)).expect(409)).body.code).toBe('pictures_full');
  });
});
