import { hopSec, type Fingerprint } from './fingerprint';
import { matchFingerprints } from './match-fingerprints';

/** A range of an episode, in seconds from its start. */
export interface TimeRange {
  startSec: number;
  endSec: number;
}

export interface SeasonMember {
  /** The same for two files of one episode, whose similarities are meaningless. */
  episode: string;
  fingerprint: Fingerprint;
  /** Start of the fingerprint in the episode. */
  fromSec: number;
}

export interface SharedLimits {
  minSec: number;
  maxSec: number;
  /** Whether a range can be a result, according to its position. */
  fits?: (range: TimeRange, member: number) => boolean;
}

/** A value covers 2.4 s: it matches the shared audio when most of them are within it. */
const startLagSec = 0.6;
const endLagSec = 1.5;
const valueSec = 2.4;
/** Estimates of the same border by different episodes differ by less. */
const sameBorderSec = 2.5;
/** Minimum number of episodes that must share it; two may share a scene. */
const minEpisodes = 3;
/** A part of the season may have a different opening, but not a smaller part. */
const minPart = 1 / 4;
/** Minimum share of episodes with a result; with fewer it is a coincidence. */
const minCovered = 1 / 2;

/**
 * A range in values. Unless a recording begins or ends with it, other audio is adjacent, so the values at its borders
 * are mixed.
 */
interface Placed {
  from: number;
  to: number;
  begins: boolean;
  ends: boolean;
}

interface Sighting extends TimeRange {
  partner: string;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return (below + above) / 2;
};

const isSame = (one: TimeRange, other: TimeRange): boolean =>
  Math.abs(one.startSec - other.startSec) <= sameBorderSec && Math.abs(one.endSec - other.endSec) <= sameBorderSec;

/** The range that most episodes share with this one, and the longest of those; null if too few do. */
function agreed(sightings: readonly Sighting[], episodes: number): TimeRange | null {
  let best: { support: number; range: TimeRange } | null = null;
  for (const sighting of sightings) {
    const alike = sightings.filter((each) => isSame(each, sighting));
    const support = new Set(alike.map(({ partner }) => partner)).size + 1;
    if (support < minEpisodes || support < episodes * minPart) continue;
    const range = {
      startSec: median(alike.map(({ startSec }) => startSec)),
      endSec: median(alike.map(({ endSec }) => endSec)),
    };
    const lengthOf = ({ startSec, endSec }: TimeRange): number => endSec - startSec;
    const isBetter =
      !best || support > best.support || (support === best.support && lengthOf(range) > lengthOf(best.range));
    if (isBetter) best = { support, range };
  }
  return best?.range ?? null;
}

/**
 * The ranges that the episodes of a season share. A range counts if at least three episodes and a quarter of the season
 * have it, and half of the season has such a range; doubtful ones are omitted.
 *
 * @param pause awaited after each pair of episodes, so that other tasks can run
 */
export async function findShared(
  members: readonly SeasonMember[],
  { minSec, maxSec, fits = () => true }: SharedLimits,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<(TimeRange | null)[]> {
  const minValues = Math.ceil((minSec - (endLagSec - startLagSec)) / hopSec);
  const sightings: Sighting[][] = members.map(() => []);
  const add = (at: number, { from, to, begins, ends }: Placed, partner: SeasonMember): void => {
    const { fromSec = 0 } = members[at] ?? {};
    const startSec = fromSec + from * hopSec + (begins ? startLagSec : 0);
    const endSec = fromSec + to * hopSec + (ends ? endLagSec : valueSec);
    const range = { startSec, endSec };
    if (endSec - startSec <= maxSec && fits(range, at)) sightings[at]?.push({ ...range, partner: partner.episode });
  };
  for (const [at, one] of members.entries()) {
    for (const [otherAt, other] of members.entries()) {
      if (otherAt <= at || one.episode === other.episode) continue;
      for (const { from, to, otherFrom } of matchFingerprints(one.fingerprint, other.fingerprint, minValues)) {
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
