import { DAY_MS, isDayOnly as isNoon } from '../../media';

/** A watching of one film or episode that a file tells of. */
export interface PlayClaim {
  file: string;
  /** Null where nobody knows when. */
  watchedAt: number | null;
  isDayOnly: boolean;
  /** How often in all, as the file says; 1 where it does not. */
  times: number;
}

/** What becomes of a claim: a play to add with its time, or one that is here. */
export interface ClaimResult<Claim> {
  claim: Claim;
  /** Times of plays to add; more than one where a file counts without dates. */
  add: (number | null)[];
}

const MINUTE_MS = 60_000;

interface KnownPlay {
  ms: number;
  isDay: boolean;
  /** Files of which a line was found to mean this play: each line of a file means another one. */
  taken: Set<string>;
}

/**
 * Trackers cut times to the minute, and days are those of somebody's zone: a day is the same play as a time up to a day from its
 * noon. Two days are the same only when they are equal.
 */
function isSame(known: KnownPlay, ms: number, isOfDay: boolean): boolean {
  const apart = Math.abs(known.ms - ms);
  if (known.isDay && isOfDay) return apart === 0;
  return known.isDay || isOfDay ? apart <= DAY_MS : apart < MINUTE_MS;
}

const isDay = ({ isDayOnly, watchedAt }: PlayClaim & { watchedAt: number }): boolean => isDayOnly || isNoon(watchedAt);

function nearest(known: readonly KnownPlay[], claim: PlayClaim & { watchedAt: number }): KnownPlay | undefined {
  const { watchedAt, file } = claim;
  return (
    known
      .filter((play) => isSame(play, watchedAt, isDay(claim)) && (!play.taken.has(file) || play.ms === watchedAt))
      // The earlier of two that are as near, in whatever order they are kept: the second import has to find the same.
      .sort((a, b) => Math.abs(a.ms - watchedAt) - Math.abs(b.ms - watchedAt) || a.ms - b.ms)[0]
  );
}

/** How many plays each file speaks of; undated ones may be among those that another file dates. */
function claimedCount(claims: readonly PlayClaim[]): number {
  const files = new Map<string, { dates: Set<number>; undated: number; times: number }>();
  for (const { file, watchedAt, times } of claims) {
    const of = files.get(file) ?? { dates: new Set<number>(), undated: 0, times: 0 };
    if (watchedAt === null) of.undated += 1;
    else of.dates.add(watchedAt);
    of.times = Math.max(of.times, times);
    files.set(file, of);
  }
  return Math.max(0, ...[...files.values()].map(({ dates, undated, times }) => Math.max(times, dates.size + undated)));
}

/**
 * Which plays of one film or episode to add, given the times of those that are kept. What is here is not added again; dates are
 * added as they are; and undated plays only until there are as many as the file with the most says. So the same file adds nothing
 * the second time, and a file without dates adds nothing to a better one.
 */
export function countPlays<Claim extends PlayClaim>(
  claims: readonly Claim[],
  kept: readonly (number | null)[],
): ClaimResult<Claim>[] {
  const known: KnownPlay[] = kept
    .filter((ms) => ms !== null)
    .map((ms) => ({ ms, isDay: isNoon(ms), taken: new Set<string>() }));
  let count = kept.length;
  const isDated = (claim: Claim): claim is Claim & { watchedAt: number } => claim.watchedAt !== null;
  // Exact times first, so that a day finds the time that it means.
  const dated = claims.filter(isDated).sort((a, b) => Number(isDay(a)) - Number(isDay(b)) || a.watchedAt - b.watchedAt);
  const results = new Map<Claim, (number | null)[]>();
  for (const claim of dated) {
    const same = nearest(known, claim);
    same?.taken.add(claim.file);
    results.set(claim, same ? [] : [claim.watchedAt]);
    if (same) continue;
    known.push({ ms: claim.watchedAt, isDay: isDay(claim), taken: new Set([claim.file]) });
    count += 1;
  }
  let lacking = Math.max(0, claimedCount(claims) - count);
  return claims.map((claim) => {
    const add = results.get(claim) ?? [];
    const share = Math.min(lacking, claim.watchedAt === null ? claim.times : claim.times - 1);
    lacking -= share;
    return { claim, add: [...add, ...Array.from({ length: share }, () => null)] };
  });
}
