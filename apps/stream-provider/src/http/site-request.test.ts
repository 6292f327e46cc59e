import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { siteRequests, viewerOf } from './site-request';
import { demoApp, film, secret, validToken } from '../testing/demo-app';

const base = 'https://tv.example/api/provider';
const asSite = {
  'X-Marquee-Secret': secret,
  'X-Marquee-Base': base,
  'X-Marquee-Viewer': 'user',
  'X-Marquee-Address': '203.0.113.7',
};
const app = demoApp({ operatorSecret: secret, publicUrl: 'https://streams.example' });
const addresses = (text: string): string[] => text.match(/https?:\/\/[^"\s]+/g) ?? [];

describe('what the site passes on', () => {
  it('is answered with addresses below the site’s own, in answers, playlists and thumbnail tracks [PROFILE-65]', async () => {
    const find = (source: string) => request(app).get(`/sources/${source}/movie/603`).set(asSite).expect(200);
    const answers = [(await find('two')).text, (await find('glint')).text];
    for (const path of [film.master, film.thumbnails])
      answers.push((await request(app).get(`/media/${film.version}/${path}`).set(asSite).expect(200)).text);
    for (const answer of answers) {
      expect(addresses(answer).length).toBeGreaterThan(0);
      for (const address of addresses(answer)) expect(address.startsWith(`${base}/media/`)).toBe(true);
    }
  });

  it('keeps the pass on locked addresses', async () => {
    const { body } = await request(app)
      .get('/sources/two/movie/603')
      .set({ ...asSite, 'Ui-Token': validToken });
    const { pathname, search } = new URL((body as { stream: { playlist: string } }).stream.playlist);
    const { text } = await request(app)
      .get(pathname.replace('/api/provider', '') + search)
      .set(asSite)
      .expect(200);
    const locked = addresses(text).filter((address) => address.includes('/video/2160/'));
    expect(locked.length).toBeGreaterThan(0);
    for (const address of locked) expect(address).toContain('?pass=');
    expect(
      addresses(text)
        .filter((address) => address.includes('/video/720/'))
        .join(),
    ).not.toContain('pass=');
  });

  it('is not trusted without the secret, and refused with a wrong one', async () => {
    const { 'X-Marquee-Secret': _, ...withoutSecret } = asSite;
    const { text } = await request(app).get('/sources/two/movie/603').set(withoutSecret).expect(200);
    for (const address of addresses(text)) expect(address.startsWith('https://streams.example/media/')).toBe(true);
    const other = { ...asSite, 'X-Marquee-Secret': 'x'.repeat(40) };
    expect((await request(app).get('/sources').set(other).expect(401)).body).toMatchObject({ code: 'site_unknown' });
    expect((await request(demoApp()).get('/sources').set(asSite).expect(401)).body).toMatchObject({
      code: 'site_unknown',
    });
  });
});

describe('a viewer, who has a share of the slots', () => {
  const who = express()
    .set('trust proxy', 'loopback')
    .use(siteRequests(secret))
    .get('/', (req, res) => void res.send(Object.values(viewerOf(req)).join(' at ')));
  const ask = async (headers: Record<string, string>) => (await request(who).get('/').set(headers)).text;

  it('is the one whom the site names, else the network of the address, whatever the client claims [LIBRARY-11]', async () => {
    const v6 = (address: string, agent: string) => ask({ 'X-Forwarded-For': address, 'User-Agent': agent });
    expect(await v6('2001:db8:1:2::a', 'one')).toBe(await v6('2001:db8:1:2:3::b', 'two'));
    expect(await v6('2001:db8:1:2::a', 'one')).not.toBe(await v6('2001:db8:1:3::a', 'one'));
    expect(await ask({ 'X-Marquee-Viewer': 'somebody', 'X-Forwarded-For': '203.0.113.7' })).toBe(
      '203.0.113.7 at 203.0.113.7',
    );
    expect(await ask({ 'X-Marquee-Address': '198.51.100.1', 'X-Forwarded-For': '203.0.113.7' })).toBe(
      '203.0.113.7 at 203.0.113.7',
    );
    expect(await ask({ ...asSite, 'User-Agent': 'two' })).toBe('user at 203.0.113.7');
  });
});
