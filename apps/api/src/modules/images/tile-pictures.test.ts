import { describe, expect, it } from '@jest/globals';
import { renderArtwork } from '@marquee/artwork';
import { anime, genres, networks } from '@marquee/core';

describe('the pictures of genres and networks', () => {
  it.each([...[...genres, anime].map(({ slug }) => `genre-${slug}`), ...networks.map(({ slug }) => `network-${slug}`)])(
    'there is one of %s [IMAGE-07]',
    (name) => {
      expect(renderArtwork(`/marquee-${name}.svg`, { artworkSubject: () => null })?.svg).toMatch(/^<svg /);
    },
  );

  it.each(['constructor', 'to-string', 'proto', '', '-', 'a'.repeat(100), '9'.repeat(100)])(
    'there is none of %j, and it costs nothing',
    (name) => {
      for (const kind of ['genre', 'network'])
        expect(renderArtwork(`/marquee-${kind}-${name}.svg`, { artworkSubject: () => null })).toBeNull();
    },
  );
});
