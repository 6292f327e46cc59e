import { describe, expect, it } from '@jest/globals';
import type { Video } from '@marquee/tmdb';
import { playableVideos } from './pick-videos';

const video = (changes: Partial<Video>): Video => ({
  key: 'abc_123-XYZ',
  name: 'A video',
  site: 'YouTube',
  type: 'Trailer',
  official: true,
  language: 'en',
  ...changes,
});
const names = (videos: Video[]) => playableVideos(videos).map(({ name }) => name);

describe('the videos of a title', () => {
  it('start with the official trailer', () => {
    expect(
      names([
        video({ name: 'clip', type: 'Clip' }),
        video({ name: 'fan trailer', official: false }),
        video({ name: 'teaser', type: 'Teaser' }),
        video({ name: 'trailer' }),
      ]),
    ).toEqual(['trailer', 'fan trailer', 'teaser', 'clip']);
  });

  it('play on hosts that the CSP allows, without cookies', () => {
    const [youtube] = playableVideos([video({})]);
    expect(new URL(youtube?.embedAddress ?? '').host).toBe('www.youtube-nocookie.com');
    const [vimeo] = playableVideos([video({ site: 'Vimeo', key: '76979871' })]);
    expect(new URL(vimeo?.embedAddress ?? '')).toMatchObject({ host: 'player.vimeo.com', pathname: '/video/76979871' });
  });

  it('leave out other hosts and invalid keys', () => {
    expect(
      names([video({ site: 'Elsewhere' }), video({ site: 'toString' }), video({ key: '../../x"onload=' })]),
    ).toEqual([]);
  });
});
