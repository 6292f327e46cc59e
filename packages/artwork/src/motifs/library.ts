import { beastMotifs } from './beasts';
import { costumeMotifs } from './costume';
import { creatureMotifs } from './creatures';
import { heroMotifs } from './heroes';
import type { Motif } from './motif';
import { musicMotifs } from './music';
import { natureMotifs } from './nature';
import { objectMotifs } from './objects';
import { peopleMotifs } from './people';
import { placeMotifs } from './places';
import { propMotifs } from './props';
import { skyMotifs } from './sky';
import { spacecraftMotifs } from './spacecraft';
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
  ...spacecraftMotifs,
  ...beastMotifs,
  ...heroMotifs,
  ...costumeMotifs,
  ...propMotifs,
};

export type MotifName = keyof typeof library;

/** Every motif by name. */
export const motifs: Readonly<Record<MotifName, Motif>> = library;

/** The names that a look may choose from. */
export const motifNames: readonly string[] = Object.keys(library);

export const isMotifName = (name: string): name is MotifName => Object.hasOwn(library, name);

/** The motifs of a picture, of which styles use up to four at once. */
export function rankedMotifs(names: readonly MotifName[]): readonly [Motif, Motif, Motif, Motif, ...Motif[]] {
  const [first, second, third, fourth, ...others] = names.map((name) => motifs[name]);
  if (!first || !second || !third || !fourth) throw new Error('A picture needs four motifs.');
  return [first, second, third, fourth, ...others];
}
