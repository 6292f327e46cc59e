import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import request from 'supertest';
import { demoApp, film, secret, validToken } from '../testing/demo-app';
import { createPasses } from '../tokens/passes';
import { resolvePlaylist, resolveThumbnailTrack, withoutVariantsAbove } from './playlist';

const media = (path: string): string => `/media/${film.version}/${path}`;
const segment = media('video/360/video-00.m4s');

describe('media', () => {
  it.each([
    ['master.m3u8', 'application/vnd.apple.mpegurl'],
    ['video/360/init.mp4', 'video/mp4'],
    ['video/360/video-00.m4s', 'video/mp4'],
    ['audio/es/init.mp4', 'audio/mp4'],
    ['files/480.mp4', 'video/mp4'],
    ['text/en.vtt', 'text/vtt; charset=utf-8'],
    ['text/en.described.srt', 'application/x-subrip; charset=utf-8'],
    ['thumbnails/sheet.jpg', 'image/jpeg'],
  ])('serves %s as %s to pages of the site', async (path, type) => {
    const { status, headers } = await request(demoApp())
      .get(media(path))
      .set({ Host: 'tv.local:8788', Origin: 'http://tv.local:8787' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['access-control-allow-origin']).toBe('http://tv.local:8787');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('is sent as an attachment under the requested name for a download [DOWNLOAD-04]', async () => {
    const { headers } = await request(demoApp()).get(`${media('files/480.mp4')}?download=High%20Tide%2F%22480p`);
    expect(headers['content-disposition']).toBe('attachment; filename="High Tide 480p.mp4"');
    expect(headers['content-type']).toBe('video/mp4');
    const played = await request(demoApp()).get(media('files/480.mp4'));
    expect(played.headers['content-disposition']).toBeUndefined();
  });

  it('may be cached for ever; playlists must be revalidated', async () => {
    const part = await request(demoApp()).get(segment);
    expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const playlist = await request(demoApp()).get(media('master.m3u8'));
    expect(playlist.headers['cache-control']).toBe('no-cache');
  });

  it('is answered with 304 if the client has it', async () => {
    for (const path of [segment, media('video/360/playlist.m3u8')]) {
      const first = await request(demoApp()).get(path).set('Host', 'media.test');
      expect(first.headers.etag).toBeTruthy();
      const again = await request(demoApp())
        .get(path)
        .set({ Host: 'media.test', 'If-None-Match': String(first.headers.etag) });
      expect(again.status).toBe(304);
    }
  });

  it('is served in ranges, for seeking', async () => {
    const total = film.files['files/360.mp4']?.bytes ?? 0;
    const part = await request(demoApp()).get(media('files/360.mp4')).set('Range', 'bytes=100-199');
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${total}`);
    expect(part.headers['content-length']).toBe('100');
    expect(part.headers['access-control-expose-headers']).toContain('Content-Range');
    const tail = await request(demoApp()).get(media('files/360.mp4')).set('Range', 'bytes=-10');
    expect(tail.headers['content-range']).toBe(`bytes ${total - 10}-${total - 1}/${total}`);
  });

  it('refuses a range outside the file', async () => {
    const { status, body, headers } = await request(demoApp()).get(segment).set('Range', 'bytes=99999999-');
    expect(status).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${film.files['video/360/video-00.m4s']?.bytes}`);
    expect(body).toMatchObject({ code: 'range_invalid' });
  });

  it.each([
    'film.json',
    '../package.json',
    '..%2fpackage.json',
    '%2e%2e/package.json',
    '..%5c..%5cpackage.json',
    'video/../film.json',
    'video/360',
    '',
    '.git/config',
    'constructor',
    '%00',
  ])('has nothing at %s', async (path) => {
    const { status, body } = await request(demoApp()).get(media(path));
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_found' });
  });

  it('serves only what film.json lists', async () => {
    const app = demoApp();
    const piece = fc.oneof(
      fc.constantFrom('..', '.', 'video', '360', 'film.json', '%2e%2e', '%2f', 'package.json'),
      fc.string({ maxLength: 8 }).map(encodeURIComponent),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 6 }), async (pieces) => {
        const { status } = await request(app).get(media(pieces.join('/')));
        expect(status).toBe(404);
      }),
      { numRuns: 60 },
    );
  });

  it('of another version is not found', async () => {
    expect((await request(demoApp()).get('/media/000000000000/master.m3u8')).status).toBe(404);
  });
});

describe('the 2160p rendition', () => {
  const variants = (playlist: string): string[] => playlist.split('\n').filter((line) => /^http/.test(line));
  const ask = async (query: string) => (await request(demoApp()).get(media(`master.m3u8${query}`))).text;

  it('is listed only for a valid pass [TOKEN-12]', async () => {
    const pass = createPasses({ secret, now: Date.now }).issue();
    const heights = (playlist: string) =>
      [...playlist.matchAll(/RESOLUTION=\d+x(\d+),FRAME/g)].map(([, height]) => height);
    expect(heights(await ask(''))).toEqual(['360', '720', '1080']);
    expect(heights(await ask(`?pass=${pass}`))).toEqual(['360', '720', '1080', '2160']);
  });

  it('is not listed for the token itself, a made-up pass or an expired one', async () => {
    const expired = createPasses({ secret, now: () => Date.now() - 25 * 60 * 60 * 1000 }).issue();
    for (const pass of [validToken, 'zzzzzz.AAAA', expired, '']) {
      expect(variants(await ask(`?pass=${encodeURIComponent(pass)}`))).toHaveLength(3);
    }
  });

  it('is accessible with its pass from playlist to segment, and not without', async () => {
    const app = demoApp();
    const pass = createPasses({ secret, now: Date.now }).issue();
    const top = variants(await ask(`?pass=${pass}`)).find((address) => address.includes('/2160/'));
    const { pathname, search } = new URL(top ?? '');
    const playlist = await request(app).get(pathname + search);
    expect(playlist.status).toBe(200);
    const [first] = variants(playlist.text);
    const part = new URL(first ?? '');
    expect((await request(app).get(part.pathname + part.search)).status).toBe(200);
    for (const path of [pathname, part.pathname]) {
      const refused = await request(app).get(path);
      expect(refused.status).toBe(403);
      expect(refused.body).toMatchObject({ code: 'pass_required' });
    }
  });
});

const absolute = (address: string): string => new URL(address, 'https://a.example/m/').href;

describe('a playlist', () => {
  it('gets absolute URLs in lines and in tags, and keeps everything else', () => {
    const written = resolvePlaylist(
      '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:2.0,a URI of "x"\nv/1.m4s\n\n#EXT-X-ENDLIST\n',
      absolute,
    );
    expect(written).toBe(
      '#EXTM3U\n#EXT-X-MAP:URI="https://a.example/m/init.mp4"\n#EXTINF:2.0,a URI of "x"\nhttps://a.example/m/v/1.m4s\n\n#EXT-X-ENDLIST\n',
    );
  });

  it('loses the variants above a height with their URLs, but not the audio or other variants', () => {
    const master = [
      '#EXTM3U',
      '#EXT-X-MEDIA:TYPE=AUDIO,URI="a.m3u8"',
      '#EXT-X-STREAM-INF:BANDWIDTH=5,RESOLUTION=1920x1080',
      '1080.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=9,RESOLUTION=3840x2160',
      '2160.m3u8',
      '#EXT-X-IMAGE-STREAM-INF:RESOLUTION=160x90,URI="t.m3u8"',
    ];
    expect(withoutVariantsAbove(master.join('\n'), 1080).split('\n')).toEqual(
      master.filter((line) => !/2160/.test(line)),
    );
    expect(withoutVariantsAbove(master.join('\n'), 2160)).toBe(master.join('\n'));
  });
});

describe('a thumbnail track', () => {
  it('gets absolute URLs that keep their fragment', () => {
    const track = 'WEBVTT\n\n00:00.000 --> 00:02.000\nsheet.jpg#xywh=0,0,160,90\n';
    expect(resolveThumbnailTrack(track, absolute)).toBe(track.replace('sheet.jpg', 'https://a.example/m/sheet.jpg'));
  });
});
