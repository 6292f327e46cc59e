import { DAY_MS, isDayOnly as isNoon } from '../../media';

/** A watching of one film or episode, as one line of a file reports it. */
export interface PlayClaim {
  file: string;
  /** Epoch milliseconds; null if the file gives no date. */
  watchedAt: number | null;
  isDayOnly: boolean;
  /** Total number of watchings according to the file; 1 if it gives none. */
  times: number;
  /** The line is about a whole season or series: other lines of its file may be about the same watching. */
  isSummary?: boolean;
}

/** What happens to a claim: plays are added, or it is already in the log. */
export interface ClaimResult<Claim> {
  claim: Claim;
  /** Times of the plays to add; several if a file gives a count without dates. */
  add: (number | null)[];
}

const MINUTE_MS = 60_000;

interface KnownPlay {
  ms: number;
  isDay: boolean;
  /** Files that already have a line matched to this play: two lines of one file are two plays. */
  taken: Set<string>;
}

/**
 * Whether a time of a file and a known play are the same. Trackers round times to minutes, and a day depends on the
 * time zone: a day matches times up to 24 hours from its noon. Two days match only if they are equal.
 */
function isSame(known: KnownPlay, ms: number, isOfDay: boolean): boolean {
  const apart = Math.abs(known.ms - ms);
  if (known.isDay && isOfDay) return apart === 0;
  return known.isDay || isOfDay ? apart <= DAY_MS : apart < MINUTE_MS;
}

const isDay = ({ isDayOnly, watchedAt }: PlayClaim & { watchedAt: number }): boolean => isDayOnly || isNoon(watchedAt);

/** The index of the first play at or after a time. `known` is in order. */
function indexAt(known: readonly KnownPlay[], ms: number): number {
  let [from, to] = [0, known.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((known[middle]?.ms ?? 0) < ms) from = middle + 1;
    else to = middle;
  }
  return from;
}

function nearest(known: readonly KnownPlay[], claim: PlayClaim & { watchedAt: number }): KnownPlay | undefined {
  const { watchedAt, file } = claim;
  return (
    known
      .slice(indexAt(known, watchedAt - DAY_MS), indexAt(known, watchedAt + DAY_MS + 1))
      .filter((play) => isSame(play, watchedAt, isDay(claim)) && (!play.taken.has(file) || play.ms === watchedAt))
      // Of two equally near plays the earlier one is chosen, whatever their order, so that a second import makes the
      // same choice.
      .sort((a, b) => Math.abs(a.ms - watchedAt) - Math.abs(b.ms - watchedAt) || a.ms - b.ms)[0]
  );
}

/** How many plays each file reports; its undated ones may be the same as dated ones of another file. */
function claimedCount(claims: readonly PlayClaim[]): number {
  const files = new Map<string, { dates: Set<number>; undated: number; times: number }>();
  for (const { file, watchedAt, times, isSummary } of claims) {
    const of = files.get(file) ?? { dates: new Set<number>(), undated: 0, times: 0 };
    if (watchedAt === null) of.undated += isSummary ? 0 : 1;
    else of.dates.add(watchedAt);
    of.times = Math.max(of.times, times);
    files.set(file, of);
  }
  return Math.max(0, ...[...files.values()].map(({ dates, undated, times }) => Math.max(times, dates.size + undated)));
}

/**
 * Chooses which plays of one film or episode to add to the existing ones. Dated plays are added unless they exist
 * already; undated ones only until there are as many plays as the file that reports the most. So importing a file
 * twice adds nothing the second time, and an undated file adds nothing to a dated one.
 */
export function countPlays<Claim extends PlayClaim>(
  claims: readonly Claim[],
  existing: readonly (number | null)[],
): ClaimResult<Claim>[] {
  const known: KnownPlay[] = existing
    .filter((ms) => ms !== null)
    .sort((a, b) => a - b)
    .map((ms) => ({ ms, isDay: isNoon(ms), taken: new Set<string>() }));
  let count = existing.length;
  const isDated = (claim: Claim): claim is Claim & { watchedAt: number } => claim.watchedAt !== null;
  // Exact times first, so that a line with only a day can match the play whose time it rounds.
  const dated = claims.filter(isDated).sort((a, b) => Number(isDay(a)) - Number(isDay(b)) || a.watchedAt - b.watchedAt);
  const results = new Map<Claim, (number | null)[]>();
  for (const claim of dated) {
    const same = nearest(known, claim);
    same?.taken.add(claim.file);
    results.set(claim, same ? [] : [claim.watchedAt]);
    if (same) continue;
    const play = { ms: claim.watchedAt, isDay: isDay(claim), taken: new Set([claim.file]) };
    known.splice(indexAt(known, claim.watchedAt), 0, play);
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
