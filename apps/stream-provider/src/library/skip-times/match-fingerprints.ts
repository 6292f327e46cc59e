import { countBits, hopSec, type Fingerprint } from './fingerprint';

/** Values `from` to `to` of one recording match those from `otherFrom` of another. */
export interface FingerprintMatch {
  from: number;
  /** The last shared value (inclusive). */
  to: number;
  otherFrom: number;
}

/** A value that occurs this often is meaningless: silence, a hum, a sustained tone. */
const maxSame = 8;
/** Fewer matching halves of values are a coincidence. */
const minVotes = 5;
const maxOffsets = 8;
/** Of 32 bits; unrelated audio differs in 14 to 16, and another encoding of the same audio in 1 to 5. */
const maxMeanErrors = 7;
const maxBorderErrors = 8;
/** Number of values in the mean: one second. */
const meanOf = 9;
/** A word or a door may be audible over the music. */
const maxGap = Math.round(2.5 / hopSec);
/**
 * Music changes: mean number of bits that differ from the value two seconds later. Silence and sustained tones change
 * less.
 */
const minMovement = 6;
const movementOver = 16;

const differingBits = (one: Fingerprint, at: number, other: Fingerprint, otherAt: number): number =>
  countBits(((one[at] ?? 0) ^ (other[otherAt] ?? 0)) >>> 0);

const halvesOf = (value: number): [number, number] => [value >>> 16, 0x1_00_00 | (value & 0xff_ff)];

function indexHalves(values: Fingerprint): Map<number, number[]> {
  const places = new Map<number, number[]>();
  values.forEach((value, at) => {
    for (const half of halvesOf(value)) {
      const known = places.get(half);
      if (known) known.push(at);
      else places.set(half, [at]);
    }
  });
  return places;
}

/** The most likely offsets of the second recording: those at which most values match in one half. */
function likelyOffsets(one: Fingerprint, other: Fingerprint): number[] {
  const [places, otherPlaces] = [indexHalves(one), indexHalves(other)];
  const votes = new Uint16Array(one.length + other.length + 1);
  const votesAt = (at: number): number => votes[at] ?? 0;
  for (const [half, found] of places) {
    const otherFound = otherPlaces.get(half);
    if (!otherFound || found.length > maxSame || otherFound.length > maxSame) continue;
    for (const at of found)
      for (const otherAt of otherFound) votes[otherAt - at + one.length] = votesAt(otherAt - at + one.length) + 1;
  }
  // The recordings are not aligned to the same samples, so votes are spread over adjacent offsets.
  const near = (at: number): number => votesAt(at) + votesAt(at - 1) + votesAt(at + 1);
  const peaks: number[] = [];
  for (let at = 0; at < votes.length; at += 1) if (near(at) >= minVotes) peaks.push(at);
  const offsets: number[] = [];
  for (const peak of peaks.sort((a, b) => votesAt(b) - votesAt(a))) {
    if (offsets.length >= maxOffsets) break;
    if (offsets.every((offset) => Math.abs(offset + one.length - peak) > 2)) offsets.push(peak - one.length);
  }
  return offsets;
}

function movementOf(values: Fingerprint): number {
  let sum = 0;
  for (let at = movementOver; at < values.length; at += 1) sum += differingBits(values, at, values, at - movementOver);
  return sum / (values.length - movementOver);
}

function errorsAt(one: Fingerprint, other: Fingerprint, offset: number): { first: number; errors: Uint8Array } {
  const first = Math.max(0, -offset);
  const errors = new Uint8Array(Math.max(0, Math.min(one.length, other.length - offset) - first));
  for (let at = 0; at < errors.length; at += 1) errors[at] = differingBits(one, first + at, other, first + at + offset);
  return { first, errors };
}

/** The ranges with a low mean error, joined across short gaps, without differing values at their borders. */
function similarRanges(errors: Uint8Array): [number, number][] {
  const ranges: [number, number][] = [];
  const reach = (meanOf - 1) / 2;
  let sum = 0;
  for (let at = 0; at < Math.min(reach, errors.length); at += 1) sum += errors[at] ?? 0;
  for (let at = 0; at < errors.length; at += 1) {
    sum += errors[at + reach] ?? 0;
    sum -= errors[at - reach - 1] ?? 0;
    const count = Math.min(at + reach, errors.length - 1) - Math.max(at - reach, 0) + 1;
    if (sum / count > maxMeanErrors) continue;
    const last = ranges.at(-1);
    if (last && at - last[1] <= maxGap) last[1] = at;
    else ranges.push([at, at]);
  }
  return ranges.map(([from, to]) => {
    const isOff = (at: number): boolean => (errors[at] ?? 0) > maxBorderErrors;
    let [start, end] = [from, to];
    while (start < end && isOff(start)) start += 1;
    while (end > start && isOff(end)) end -= 1;
    while (start > 0 && !isOff(start - 1)) start -= 1;
    while (end + 1 < errors.length && !isOff(end + 1)) end += 1;
    return [start, end];
  });
}

interface ScoredMatch extends FingerprintMatch {
  meanErrors: number;
}

const overlaps = (one: ScoredMatch, other: ScoredMatch): boolean => {
  const isIn = (from: number, to: number, otherFrom: number, otherTo: number): boolean =>
    from <= otherTo && otherFrom <= to;
  const [end, otherEnd] = [one.otherFrom + one.to - one.from, other.otherFrom + other.to - other.from];
  return isIn(one.from, one.to, other.from, other.to) || isIn(one.otherFrom, end, other.otherFrom, otherEnd);
};

/**
 * The ranges that two recordings share, at least `minValues` long. Checks every offset at which many values match;
 * ignores silence and sustained tones. Each range is matched only once, to the most similar one.
 */
export function matchFingerprints(one: Fingerprint, other: Fingerprint, minValues: number): FingerprintMatch[] {
  const matches = likelyOffsets(one, other).flatMap((offset): ScoredMatch[] => {
    const { first, errors } = errorsAt(one, other, offset);
    return similarRanges(errors).flatMap(([from, to]) => {
      const length = to - from + 1;
      if (length < minValues) return [];
      const values = one.subarray(first + from, first + to + 1);
      const meanErrors = errors.subarray(from, to + 1).reduce((total, each) => total + each, 0) / length;
      if (meanErrors > maxMeanErrors || movementOf(values) < minMovement) return [];
      return [{ from: first + from, to: first + to, otherFrom: first + from + offset, meanErrors }];
    });
  });
  const kept: ScoredMatch[] = [];
  for (const match of matches.sort((a, b) => a.meanErrors - b.meanErrors))
    if (!kept.some((better) => overlaps(better, match))) kept.push(match);
  return kept;
}
