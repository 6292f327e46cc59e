import { describe, expect, it } from '@jest/globals';
import { toRatedTitle } from './rated-title';

const releases = (certification: string, type = 3) => ({ certification, type });
const film = {
  id: 603,
  adult: false,
  keywords: { keywords: [{ id: 9, name: 'dystopia' }] },
  release_dates: {
    results: [
      { iso_3166_1: 'US', release_dates: [releases('NR', 1), releases('R')] },
      { iso_3166_1: 'DE', release_dates: [releases('', 3), releases('16', 4)] },
      { iso_3166_1: 'FR', release_dates: [releases('')] },
    ],
  },
};

describe('what a viewing rule needs to know of a title', () => {
  it('is read from the details of a film', () => {
    expect(toRatedTitle('movie', film)).toEqual({
      key: 'movie:603',
      adult: false,
      certificates: { US: 'R', DE: '16' },
      keywordIds: [9],
    });
  });

  it('is read from the details of a series', () => {
    const series = {
      id: 1399,
      adult: true,
      keywords: { results: [{ id: 7, name: 'dragon' }] },
      content_ratings: { results: [{ iso_3166_1: 'US', rating: 'TV-MA' }] },
    };
    expect(toRatedTitle('tv', series)).toEqual({
      key: 'tv:1399',
      adult: true,
      certificates: { US: 'TV-MA' },
      keywordIds: [7],
    });
  });

  it.each([
    ['ratings are missing', { ...film, release_dates: undefined }],
    ['ratings are no list', { ...film, release_dates: { results: 'none' } }],
    ['keywords are missing', { ...film, keywords: undefined }],
    ['there is nothing', null],
  ])('is not known where %s: such a title never counts as unrated', (_case, body) => {
    expect(toRatedTitle('movie', body)).toBeNull();
    expect(toRatedTitle('tv', body)).toBeNull();
  });
});
