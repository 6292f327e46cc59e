import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { CSRF_HEADER, type KindContent, type OperatorContent } from '@marquee/core/contracts';
import { createAccountsTest } from '../../testing/test-accounts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { useOperator } from '../../testing/use-operator';

const banner = { id: 'b', title: 'News', content: 'Text' };
const ad = {
  id: 'a',
  link: 'https://a.example',
  gifUrl: 'https://pictures.example/a.gif',
  startDate: '2026-01-01',
  endDate: '2027-01-01',
};
const hostile = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example/x',
  '/\\evil.example',
];

describe('the content on the dashboard', () => {
  const test = useAccountsTest();
  const operator = useOperator(test);
  const put = (kind: string, value: unknown) =>
    operator.agent.put(`/api/operator/content/${kind}`).set(CSRF_HEADER, operator.answer.token).send({ value });
  const kindsIn = (body: unknown) => Object.fromEntries((body as OperatorContent).kinds.map((one) => [one.kind, one]));
  const kinds = async (): Promise<Record<string, KindContent>> =>
    kindsIn((await operator.get('/api/operator/content').expect(200)).body);
  const seen = async (path: string) => (await request(test.app).get(path).expect(200)).body;
  const policy = async () => String((await request(test.app).get('/api/config')).headers['content-security-policy']);
  afterEach(async () => {
    for (const name of ['ads.json', 'site.json']) rmSync(join(test.dataDir, 'content', name), { force: true });
    await test.siteSettings.save(async () => ({
      content: { banners: null, modals: null, ads: null, links: null, footer: null, donations: null, guide: null },
    }));
  });

  it('reaches visitors at once, in every process, and goes again [CONTENT-01]', async () => {
    const other = createAccountsTest(test.database);
    const heard = new Promise<void>((resolve) =>
      other.siteSettings.onChange(() => other.siteSettings.content('banners') !== undefined && resolve()),
    );
    const { body } = await put('banners', [banner]).expect(200);
    expect(kindsIn(body).banners).toMatchObject({ value: [banner], fixedBy: null });
    expect(await seen('/bannerData.json')).toEqual([{ ...banner, type: 'info', dismissible: true }]);
    await heard;
    expect((await request(other.app).get('/bannerData.json')).body).toHaveLength(1);
    other.remove();
    await put('banners', null).expect(200);
    expect(await seen('/bannerData.json')).toEqual([]);
    const { acts } = (await operator.get('/api/operator/acts')).body;
    expect(acts.slice(0, 2)).toMatchObject([
      { act: 'change_content', target: 'banners', details: { content: 'removed' } },
      { act: 'change_content', target: 'banners', details: { content: 'changed' } },
    ]);
  });

  it('has a form and a valid sample for every kind [CONTENT-02]', async () => {
    for (const { kind, schema, sample, value } of Object.values(await kinds())) {
      expect([kind, value]).toEqual([kind, null]);
      expect(['array', 'object']).toContain(schema.type);
      await put(kind, sample).expect(200);
    }
    const { links, footerMessages } = await seen('/api/config');
    expect([links.supportEmail, footerMessages]).toEqual([
      'support@example.org',
      ['Titles link to sources you have the right to use.'],
    ]);
    expect((await seen('/api/content/guide')).faq).toHaveLength(1);
    expect((await seen('/api/content/donations')).stats.totalDonors).toBe(2);
    await put('partners', null).expect(200);
  });

  it('is refused with every invalid field named, and changes nothing [CONTENT-02]', async () => {
    const fields = async (kind: string, value: unknown) => (await put(kind, value).expect(400)).body.fields;
    for (const address of hostile) {
      expect(await fields('ads', [ad, { ...ad, link: address }])).toHaveProperty(['1.link']);
      expect(await fields('ads', [{ ...ad, gifUrl: address }])).toHaveProperty(['0.gifUrl']);
      expect(await fields('modals', [{ id: 'a', title: 'A', image: address }])).toHaveProperty(['0.image']);
      expect(await fields('links', { discord: address })).toHaveProperty(['discord']);
      expect(await fields('guide', { chatWidgetUrl: address })).toHaveProperty(['chatWidgetUrl']);
    }
    expect(await fields('donations', { wallets: { BTC: '<script>' } })).toHaveProperty(['wallets.BTC']);
    expect(await fields('ads', [{ ...ad, startDate: 'soon' }])).toEqual({
      '0.startDate': 'must be a date such as 2026-01-31 or 2026-01-31T12:00:00Z',
    });
    await put('banners', [{ ...banner, script: 'x' }]).expect(400);
    for (const content of ['\0', '\ud800']) await put('banners', [{ ...banner, content }]).expect(400);
    for (const value of ['x', 7, {}, [[]], undefined]) await put('banners', value).expect(400);
    await put('banners', [{ ...banner, content: 'x'.repeat(70_000) }]).expect(413);
    await put('settings', []).expect(404);
    await put('constructor', []).expect(404);
    expect(Object.values(await kinds()).map(({ value }) => value)).toEqual(Array(8).fill(null));
  });

  it('allows the hosts that it names, and no more of the policy [CONTENT-03]', async () => {
    expect(await policy()).not.toContain('pictures.example');
    await put('ads', [ad]).expect(200);
    expect(await policy()).toContain('https://pictures.example');
    await put('ads', null).expect(200);
    expect(await policy()).not.toContain('pictures.example');
    const refused = ['a.example;script-src *', "a.example 'unsafe-inline'", 'a.example,b.example', 'a.example;sandbox'];
    for (const host of ['a.example/;script-src *', ...refused, '*', '*.example', '%2a.example', "a'b.example"]) {
      const { status } = await put('ads', [{ ...ad, gifUrl: `https://${host}` }]);
      expect([host, status]).toEqual([host, host.includes('/') ? 200 : 400]);
      const sent = await policy();
      expect(sent.match(/script-src /g)).toHaveLength(1);
      expect(sent).toMatch(/script-src 'self' ?(;|'sha256-)/);
      expect(sent).not.toMatch(/img-src[^;]*(?:\*|'unsafe-inline')/);
    }
  });

  it('gives way to a file, and says so [CONTENT-04]', async () => {
    await put('ads', [ad]).expect(200);
    await put('footer', ['From the page']).expect(200);
    test.writeContent('ads.json', JSON.stringify([{ ...ad, id: 'file' }]));
    test.writeContent('site.json', JSON.stringify({ links: { discord: 'https://d.example' } }));
    expect((await seen('/ads.json'))[0].id).toBe('file');
    const fixed = await kinds();
    expect(fixed.ads).toMatchObject({ fixedBy: 'ads.json', problem: null, value: [{ id: 'file' }] });
    expect(fixed.links).toMatchObject({ fixedBy: 'site.json', value: { discord: 'https://d.example' } });
    // The file does not name it.
    expect(fixed.footer).toMatchObject({ fixedBy: null, value: ['From the page'] });
    expect((await seen('/api/config')).footerMessages).toEqual(['From the page']);
    expect((await put('ads', []).expect(409)).body.code).toBe('setting_fixed');
    expect((await put('links', null).expect(409)).body.code).toBe('setting_fixed');
    test.writeContent('ads.json', '[{');
    expect((await kinds()).ads).toMatchObject({ fixedBy: 'ads.json', problem: expect.stringContaining('ads.json') });
    rmSync(join(test.dataDir, 'content/ads.json'));
    expect((await seen('/ads.json'))[0].id).toBe('a');
  });

  it('that this version cannot read is left out, and the site starts [CONTENT-01]', async () => {
    await test.siteSettings.save(async () => ({ content: { banners: [{ of: 'tomorrow' }], ads: 7 } }));
    await test.siteSettings.load();
    expect([await seen('/bannerData.json'), await seen('/ads.json')]).toEqual([[], []]);
  });
});
