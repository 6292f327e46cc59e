import { describe, expect, it } from '@jest/globals';
import {
  categoryHref,
  collectionHref,
  episodeHref,
  keywordHref,
  movieHref,
  networkHref,
  personHref,
  searchHref,
  seriesHref,
  titleHref,
} from './index';

describe('the address', () => {
  it('of a film, a series and an episode can carry play=true [ROUTE-12]', () => {
    expect(movieHref(550, 'Fight Club')).toBe('/movies/550-fight-club');
    expect(movieHref(550, 'Fight Club', { play: true })).toBe('/movies/550-fight-club?play=true');
    expect(seriesHref(1399, 'Game of Thrones')).toBe('/series/1399-game-of-thrones');
    expect(seriesHref(1399, 'Game of Thrones', { play: true })).toBe('/series/1399-game-of-thrones?play=true');
    expect(episodeHref(1399, 1, 2)).toBe('/series/1399/1/2');
    expect(episodeHref(1399, 1, 2, { play: true })).toBe('/series/1399/1/2?play=true');
  });

  it('of a title follows its type', () => {
    expect(titleHref('movie', 550, 'Fight Club')).toBe('/movies/550-fight-club');
    expect(titleHref('tv', 1399, 'Game of Thrones')).toBe('/series/1399-game-of-thrones');
  });

  it('of a list names its subject', () => {
    expect(categoryHref('drama')).toBe('/categories/drama');
    expect(networkHref('hulu')).toBe('/networks/hulu');
    expect(searchHref('a & b')).toBe('/search?query=a%20%26%20b');
    expect(personHref(287, 'Brad Pitt')).toBe('/people/287-brad-pitt');
    expect(keywordHref(825, 'support group')).toBe('/keywords/825-support-group');
    expect(collectionHref(10, 'Star Wars')).toBe('/collections/10-star-wars');
  });
});
