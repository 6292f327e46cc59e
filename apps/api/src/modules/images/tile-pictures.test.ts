import { describe, expect, it } from '@jest/globals';
import { renderArtwork } from '@marquee/artwork';
import { anime, genres, networks } from '@marquee/core';

describe('the pictures of genres and networks', () => {
  const svgOf = (name: string) => renderArtwork(`/marquee-${name}.svg`, { artworkSubject: () => null })?.svg ?? '';

  it('there is one of each, and none of another name [IMAGE-07]', () => {
    for (const { slug } of [...genres, anime]) expect(svgOf(`genre-${slug}`)).toMatch(/^<svg /);
    for (const { slug } of networks) expect(svgOf(`network-${slug}`)).toMatch(/^<svg /);
    for (const name of ['constructor', '', '-', 'a'.repeat(100)])
      for (const kind of ['genre', 'network']) expect(svgOf(`${kind}-${name}`)).toBe('');
  });
});
