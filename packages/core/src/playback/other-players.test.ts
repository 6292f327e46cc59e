import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { infuseLink, m3uPlaylist, strmFile, vlcLink } from './other-players';

const anyUrl = fc.webUrl({ withQueryParameters: true, withFragments: true });

describe('a stream opened in another player [PLAYER-54]', () => {
  it('is a playlist of one title, whatever the title contains', () => {
    expect(m3uPlaylist('https://a.example/f.mp4?t=1', 'Amélie · S1 E2')).toBe(
      '#EXTM3U\n#EXTINF:-1,Amélie · S1 E2\nhttps://a.example/f.mp4?t=1\n',
    );
    fc.assert(
      fc.property(anyUrl, fc.string({ unit: 'binary' }), (url, title) => {
        const lines = m3uPlaylist(`${url}\n#EXTINF:`, title).split(/[\r\n\u0085\u2028\u2029]/);
        expect([lines.length, lines[0], lines[2], lines[3]]).toEqual([4, '#EXTM3U', `${url}#EXTINF:`, '']);
      }),
    );
  });

  it('is an address that the other player gets as it is', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        expect(strmFile(url)).toBe(`${url}\n`);
        expect(vlcLink(url)).toBe(`vlc://${url}`);
        expect(decodeURIComponent(infuseLink(url).replace('infuse://x-callback-url/play?url=', ''))).toBe(url);
        expect(infuseLink(url).split(/[&#]/)).toHaveLength(1);
      }),
    );
  });
});
