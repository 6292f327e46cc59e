import type { Rng } from '../seed';
import type { GlyphTurn } from '../type/outline';

/** Dancing letters: the same letter always has the same tilt (degrees), but a random vertical offset (face units). */
export function jitter(rng: Rng, tilt: number, hop: number): (index: number, character: string) => GlyphTurn {
  const tilts = new Map<string, number>();
  return (_, character) => {
    const rotate = tilts.get(character) ?? Math.round(rng.range(-tilt, tilt) * 2) / 2;
    tilts.set(character, rotate);
    return { rotate, dy: rng.range(-hop, hop) };
  };
}
