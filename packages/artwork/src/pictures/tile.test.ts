import { describe, expect, it } from '@jest/globals';
import { renderArtwork } from '../render';

const nobody = { artworkSubject: () => null };

describe('the pictures of genres and networks', () => {
  it('are small, told apart, and the same every time', () => {
    const drawn = ['genre-drama', 'genre-sci-fi', 'network-netflix'].map((name) =>
      renderArtwork(`/marquee-${name}.svg`, nobody),
    );
    for (const picture of drawn) expect(picture?.svg.length).toBeLessThan(12_000);
    expect(new Set(drawn.map((picture) => picture?.svg)).size).toBe(3);
    expect(renderArtwork('/marquee-genre-drama.svg', nobody)).toEqual(drawn[0]);
  });
});
