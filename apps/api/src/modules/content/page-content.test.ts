import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { guideSchema, partnersSchema, statisticsSchema } from '@marquee/core/contracts';
import { createTestApp, type TestApp } from '../../testing/test-app';

const WALLET = 'bc1' + 'q'.repeat(39);
const FIGURES = {
  totalWatchTime: 3_600,
  totalMoviesWatched: 2,
  activeUsers: { today: 1, week: 2, month: 3 },
  launchDate: '2026-01-01',
};

describe('content of the information pages', () => {
  let test: TestApp;
  beforeEach(() => {
    test = createTestApp();
  });
  afterEach(() => test.remove());

  const get = async (path: string, host = 'localhost:8787') =>
    (await request(test.app).get(path).set('Host', host).expect(200)).body;
  const write = (name: string, value: unknown) => test.writeContent(name, JSON.stringify(value));
  const policy = async () => (await request(test.app).get('/healthz')).headers['content-security-policy'] ?? '';

  it('leaves a coin out whose address is empty [DONATE-01]', async () => {
    write('donations.json', { wallets: { BTC: WALLET, LTC: '', XMR: ' ' } });
    expect((await get('/api/content/donations')).wallets).toEqual({ BTC: WALLET });
  });

  it('rejects an invalid wallet address', async () => {
    write('donations.json', { wallets: { BTC: 'send it here' } });
    expect((await get('/api/content/donations')).wallets).toEqual({});
    expect(test.logged.map(({ msg }) => String(msg)).join()).toContain('wallets, BTC: must be the address of a wallet');
  });

  it("links the token page of the built-in provider on the browser's host", async () => {
    const answer = guideSchema.parse(await get('/api/content/guide', '192.168.1.20:8787'));
    expect(answer).toMatchObject({ tokenPageUrl: 'http://192.168.1.20:8788/token', faq: [] });
  });

  it('shows the two built-in videos, or the operator’s [TOKEN-04]', async () => {
    const titles = async () => guideSchema.parse(await get('/api/content/guide')).videos.map(({ title }) => title);
    expect(await titles()).toEqual(['Get your token', 'Test it and submit it']);
    write('guide.json', { videos: [{ title: 'Ours', url: '/ours.mp4', captions: '/ours.vtt' }] });
    expect(await titles()).toEqual(['Ours']);
    write('guide.json', { videos: [] });
    expect(await titles()).toEqual([]);
  });

  it('links no token page of other providers unless the operator configures one', async () => {
    write('site.json', { providers: [{ id: 'a', name: 'A', url: 'https://a.example.org' }] });
    expect(await get('/api/content/guide')).toEqual({ videos: [], faq: [] });
    write('guide.json', { tokenPageUrl: 'https://a.example.org/get-token' });
    expect((await get('/api/content/guide')).tokenPageUrl).toBe('https://a.example.org/get-token');
  });

  it('shows sample figures to partners until the operator adds real ones, and labels them [INFO-05]', async () => {
    const sample = partnersSchema.parse(await get('/api/content/partners'));
    expect(sample).toEqual({
      figures: { adViews: '258K+', monthlyViews: '234k+', monthlyVisits: '70K+' },
      isSample: true,
    });
    write('partners.json', { figures: { adViews: '1', monthlyViews: '2', monthlyVisits: '3' } });
    expect(await get('/api/content/partners')).toMatchObject({ isSample: false, figures: { adViews: '1' } });
  });

  it('uses the support address for partners unless another is configured', async () => {
    write('site.json', { links: { supportEmail: 'help@example.org' } });
    expect((await get('/api/content/partners')).email).toBe('help@example.org');
    write('partners.json', { email: 'ads@example.org' });
    expect((await get('/api/content/partners')).email).toBe('ads@example.org');
  });

  it('serves statistics only if the operator turned on other figures [STATS-08]', async () => {
    expect((await get('/api/config')).statistics).toBe('sample');
    await request(test.app).get('/api/statistics').set('Accept', 'application/json').expect(404);
    write('statistics.json', { source: 'figures', figures: FIGURES });
    expect((await get('/api/config')).statistics).toBe('served');
    const figures = statisticsSchema.parse(await get('/api/statistics'));
    expect(figures).toMatchObject({ totalMoviesWatched: 2, serverLoad: null, topMovies: [] });
  });

  it('tells the browser whether an ad is active [ANNOUNCE-09]', async () => {
    const ad = { id: 'a', link: 'https://shop.example.org', gifUrl: 'https://cdn.example.org/a.gif' };
    expect((await get('/api/config')).ads).toBe(false);
    write('ads.json', [{ ...ad, startDate: '2026-01-01', endDate: '2026-01-14' }]);
    expect((await get('/api/config')).ads).toBe(false);
    write('ads.json', [{ ...ad, startDate: '2026-01-01', endDate: '2026-01-15' }]);
    expect((await get('/api/config')).ads).toBe(true);
  });

  it('allows images, videos and the chat from hosts named in the content', async () => {
    expect(await policy()).not.toContain('example.org');
    write('ads.json', [
      {
        id: 'a',
        link: 'https://shop.example.org/x',
        gifUrl: 'https://cdn.example.org/a.gif',
        startDate: '2026-01-01',
        endDate: '2026-02-01',
      },
    ]);
    write('modalData.json', [{ id: 'm', title: 'M', image: 'https://pics.example.org/m.png', bgImage: '/own.png' }]);
    write('guide.json', {
      videos: [{ title: 'V', url: 'https://video.example.org/v.mp4', captions: '/v.vtt' }],
      chatWidgetUrl: 'https://chat.example.org/widget?id=1',
    });
    const directives = Object.fromEntries(
      (await policy()).split(';').map((directive) => directive.trim().split(/ (.*)/).slice(0, 2)),
    ) as Record<string, string>;
    expect(directives['img-src']).toContain('https://cdn.example.org https://pics.example.org');
    expect(directives['media-src']).toContain('https://video.example.org');
    expect(directives['frame-src']).toContain('https://chat.example.org');
    expect(JSON.stringify(directives)).not.toContain('shop.example.org');
  });
});
