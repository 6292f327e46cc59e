import { describe, expect, it } from '@jest/globals';
import { createCatalogueClient } from '../testing/catalogue-client';
import { nosferatu, twinPeaks } from '../testing/library';

const { catalogue } = createCatalogueClient();

describe('the subject of a picture', () => {
  it('is the title with what its look depends on', () => {
    expect(catalogue.artworkSubject(`/marquee-poster-${nosferatu.id}.svg`)).toEqual({
      kind: 'poster',
      id: nosferatu.id,
      title: 'Nosferatu',
      mediaType: 'movie',
      year: 1922,
      genres: ['Horror', 'Fantasy'],
      countries: ['DE'],
      language: 'de',
      keywords: ['vampire', 'silent film'],
      overview: nosferatu.overview,
      directors: ['F. W. Murnau'],
      cast: ['Max Schreck', 'Greta Schröder'],
    });
  });

  it('is the season or the episode for their pictures', () => {
    expect(catalogue.artworkSubject(`/marquee-season-${twinPeaks.id}-2.svg`)).toMatchObject({
      kind: 'season',
      season: 2,
    });
    expect(catalogue.artworkSubject(`/marquee-still-${twinPeaks.id}-s1e2.svg`)).toMatchObject({
      kind: 'still',
      season: 1,
      episode: 2,
      episodeTitle: 'Traces to Nowhere',
    });
  });

  it('is the person for a profile', () => {
    expect(catalogue.artworkSubject('/marquee-profile-900100000.svg')).toMatchObject({
      kind: 'profile',
      title: 'David Lynch',
      year: 1946,
      department: 'Directing',
    });
  });

  it.each([
    '/marquee-poster-1.svg',
    `/marquee-season-${twinPeaks.id}-9.svg`,
    `/marquee-still-${twinPeaks.id}-s1e9.svg`,
    `/marquee-season-${nosferatu.id}-1.svg`,
    '/marquee-profile-1.svg',
    '/abc.jpg',
    '',
  ])('is nothing for %p', (path) => {
    expect(catalogue.artworkSubject(path)).toBeNull();
  });
});
