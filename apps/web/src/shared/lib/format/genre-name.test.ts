import { describe, expect, it } from '@jest/globals';
import { genreName, genreNames } from './genre-name';

describe('genres', () => {
  it('show at most two names on a card, skipping unknown ids', () => {
    expect(genreNames([18, 1, 35, 80])).toEqual(['Drama', 'Comedy']);
    expect(genreNames([18, 35, 80], 3)).toEqual(['Drama', 'Comedy', 'Crime']);
  });

  it('of an unknown slug show the slug, whatever it is called', () => {
    expect(genreName('drama')).toBe('Drama');
    expect(genreName('nonsense')).toBe('nonsense');
    expect(genreName('constructor')).toBe('constructor');
  });
});
