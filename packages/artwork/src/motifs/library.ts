import { creatureMotifs } from './creatures';
import type { Motif } from './motif';
import { musicMotifs } from './music';
import { natureMotifs } from './nature';
import { objectMotifs } from './objects';
import { peopleMotifs } from './people';
import { placeMotifs } from './places';
import { skyMotifs } from './sky';
import { transportMotifs } from './transport';

const library = {
  ...skyMotifs,
  ...natureMotifs,
  ...creatureMotifs,
  ...peopleMotifs,
  ...objectMotifs,
  ...musicMotifs,
  ...placeMotifs,
  ...transportMotifs,
};

export type MotifName = keyof typeof library;

/** Every motif by name. */
export const motifs: Readonly<Record<MotifName, Motif>> = library;

/** The motifs of a picture, of which styles use up to four at once. */
export function rankedMotifs(names: readonly MotifName[]): readonly [Motif, Motif, Motif, Motif, ...Motif[]] {
  const [first, second, third, fourth, ...others] = names.map((name) => motifs[name]);
  if (!first || !second || !third || !fourth) throw new Error('A picture needs four motifs.');
  return [first, second, third, fourth, ...others];
}
