import { hopSec, type Fingerprint } from './fingerprint';
import { sharedStretches } from './shared-stretches';

/** A stretch of an episode, in seconds from its start. */
export interface Stretch {
  startSec: number;
  endSec: number;
}

export interface SeasonMember {
  /** Two files of one episode have the same: what they share means nothing. */
  episode: string;
  fingerprint: Fingerprint;
  /** Where in the episode the fingerprint begins. */
  fromSec: number;
}

export interface SharedLimits {
  minSec: number;
  maxSec: number;
  /** Whether a stretch can be what is looked for, by where it lies. */
  fits?: (stretch: Stretch, member: number) => boolean;
}

/** A value is made of 2.4 s: it becomes that of the shared sound when most of them lie in it. */
const startLagSec = 0.6;
const endLagSec = 1.5;
const valueSec = 2.4;
/** Estimates of one border by several episodes differ by less. */
const sameBorderSec = 2.5;
/** So many episodes at least must have it: two may share a scene. */
const minEpisodes = 3;
/** A part of the season may have another opening; one of fewer is no opening. */
const minPart = 1 / 4;
/** What fewer episodes have any of is a coincidence. */
const minCovered = 1 / 2;

/** A stretch in values. Where neither recording begins or ends with it, other sound does, and the values at its borders are mixed. */
interface Placed {
  from: number;
  to: number;
  begins: boolean;
  ends: boolean;
}

interface Sighting extends Stretch {
  partner: string;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return (below + above) / 2;
};

const isSame = (one: Stretch, other: Stretch): boolean =>
  Math.abs(one.startSec - other.startSec) <= sameBorderSec && Math.abs(one.endSec - other.endSec) <= sameBorderSec;

/** The stretch that most episodes share with this one, of those the longest; null where too few do. */
function agreed(sightings: readonly Sighting[], episodes: number): Stretch | null {
  let best: { support: number; stretch: Stretch } | null = null;
  for (const sighting of sightings) {
    const alike = sightings.filter((each) => isSame(each, sighting));
    const support = new Set(alike.map(({ partner }) => partner)).size + 1;
    if (support < minEpisodes || support < episodes * minPart) continue;
    const stretch = {
      startSec: median(alike.map(({ startSec }) => startSec)),
      endSec: median(alike.map(({ endSec }) => endSec)),
    };
    const lengthOf = ({ startSec, endSec }: Stretch): number => endSec - startSec;
    const isBetter =
      !best || support > best.support || (support === best.support && lengthOf(stretch) > lengthOf(best.stretch));
    if (isBetter) best = { support, stretch };
  }
  return best?.stretch ?? null;
}

/**
 * What the episodes of a season share, where each of them has it. A stretch counts that three episodes and a quarter of the
 * season have, as long as half of the season has such a stretch: when in doubt, nothing.
 *
 * @param pause awaited after each pair of episodes, so that others get their turn
 */
export async function findShared(
  members: readonly SeasonMember[],
  { minSec, maxSec, fits = () => true }: SharedLimits,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<(Stretch | null)[]> {
  const minValues = Math.ceil((minSec - (endLagSec - startLagSec)) / hopSec);
  const sightings: Sighting[][] = members.map(() => []);
  const add = (at: number, { from, to, begins, ends }: Placed, partner: SeasonMember): void => {
    const { fromSec = 0 } = members[at] ?? {};
    const startSec = fromSec + from * hopSec + (begins ? startLagSec : 0);
    const endSec = fromSec + to * hopSec + (ends ? endLagSec : valueSec);
    const stretch = { startSec, endSec };
    if (endSec - startSec <= maxSec && fits(stretch, at)) sightings[at]?.push({ ...stretch, partner: partner.episode });
  };
  for (const [at, one] of members.entries()) {
    for (const [otherAt, other] of members.entries()) {
      if (otherAt <= at || one.episode === other.episode) continue;
      for (const { from, to, otherFrom } of sharedStretches(one.fingerprint, other.fingerprint, minValues)) {
        const otherTo = otherFrom + to - from;
        const borders = {
          begins: from > 0 && otherFrom > 0,
          ends: to < one.fingerprint.length - 1 && otherTo < other.fingerprint.length - 1,
        };
        add(at, { from, to, ...borders }, other);
        add(otherAt, { from: otherFrom, to: otherTo, ...borders }, one);
      }
      await pause();
    }
  }
  const episodes = new Set(members.map(({ episode }) => episode));
  const found = sightings.map((each) => agreed(each, episodes.size));
  const covered = new Set(members.filter((_, at) => found[at]).map(({ episode }) => episode));
  return covered.size >= episodes.size * minCovered ? found : found.map(() => null);
}
