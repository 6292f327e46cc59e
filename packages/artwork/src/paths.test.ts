import { describe, expect, it } from '@jest/globals';
import { backdropPath, logoPath, parseArtworkPath, posterPath, profilePath, seasonPath, stillPath } from './paths';

describe('artwork paths', () => {
  it('are read back as they were made', () => {
    expect(parseArtworkPath(posterPath(7))).toEqual({ kind: 'poster', id: 7 });
    expect(parseArtworkPath(backdropPath(7))).toEqual({ kind: 'backdrop', id: 7 });
    expect(parseArtworkPath(logoPath(7))).toEqual({ kind: 'logo', id: 7 });
    expect(parseArtworkPath(profilePath(7))).toEqual({ kind: 'profile', id: 7 });
    expect(parseArtworkPath(seasonPath(7, 0))).toEqual({ kind: 'season', id: 7, season: 0 });
    expect(parseArtworkPath(stillPath(7, 2, 13))).toEqual({ kind: 'still', id: 7, season: 2, episode: 13 });
  });

  it.each([
    '',
    '/abc.jpg',
    '/marquee-poster-.svg',
    '/marquee-poster-7.svg?x',
    '/a/marquee-poster-7.svg',
    '/marquee-still-7-s1.svg',
    '/marquee-season-7.svg',
  ])('refuse %p', (path) => {
    expect(parseArtworkPath(path)).toBeNull();
  });
});
