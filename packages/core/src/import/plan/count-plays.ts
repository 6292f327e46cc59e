import { DAY_MS, isDayOnly as isNoon } from '../../media';

/** A watching of one film or episode, as one line of a file reports it. */
export interface PlayClaim {
  file: string;
  /** Epoch milliseconds; null if the file gives no date. */
  watchedAt: number | null;
  isDayOnly: boolean;
  /** 1 to 10; null if the line does not rate this watching. */
  rating: number | null;
  /** Total number of watchings according to the file; 1 if it gives none. */
  times: number;
  /** The line is about a whole season or series: other lines of its file may be about the same watching. */
  isSummary?: boolean;
}

/** A play of the log, or one to add. */
export interface CountedPlay {
  /** Its key in the log; null for one to add. */
  key: string | null;
  watchedAt: number | null;
  rating: number | null;
}

/** What happens to a claim: plays are added, or it is already in the log. */
export interface ClaimResult<Claim> {
  claim: Claim;
  /** Several if a file gives a count without dates. */
  add: CountedPlay[];
  /** The play of the log that has its rating from this claim. */
  rated: CountedPlay | null;
}

const MINUTE_MS = 60_000;

interface KnownPlay {
  ms: number;
  play: CountedPlay;
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

/** An unrated play is not chosen for a rated claim while there is one with its rating. */
const unlike = ({ play }: KnownPlay, { rating }: PlayClaim): number =>
  play.rating === rating ? 0 : play.rating === null ? 1 : 2;

function nearest(known: readonly KnownPlay[], claim: PlayClaim & { watchedAt: number }): KnownPlay | undefined {
  const { watchedAt, file } = claim;
  return (
    known
      .slice(indexAt(known, watchedAt - DAY_MS), indexAt(known, watchedAt + DAY_MS + 1))
      .filter(
        (play) =>
          isSame(play, watchedAt, isDay(claim)) &&
          // Two rows of one file with the same day are two watchings; with the same second, one.
          (!play.taken.has(file) || (play.ms === watchedAt && !isDay(claim))),
      )
      // Of two equally near plays the earlier one is chosen, whatever their order, so that a second import makes the
      // same choice.
      .sort(
        (a, b) =>
          Math.abs(a.ms - watchedAt) - Math.abs(b.ms - watchedAt) || a.ms - b.ms || unlike(a, claim) - unlike(b, claim),
      )[0]
  );
}

/** How many plays each file reports; its undated ones may be the same as dated ones of another file. */
function claimedCount(claims: readonly PlayClaim[]): number {
  const files = new Map<string, { dates: Set<number>; days: number; undated: number; times: number }>();
  for (const claim of claims) {
    const { file, watchedAt, times, isSummary } = claim;
    const of = files.get(file) ?? { dates: new Set<number>(), days: 0, undated: 0, times: 0 };
    if (watchedAt === null) of.undated += isSummary ? 0 : 1;
    else if (isDay({ ...claim, watchedAt })) of.days += 1;
    else of.dates.add(watchedAt);
    of.times = Math.max(of.times, times);
    files.set(file, of);
  }
  return Math.max(
    0,
    ...[...files.values()].map(({ dates, days, undated, times }) => Math.max(times, dates.size + days + undated)),
  );
}

type Dated<Claim extends PlayClaim> = Claim & { watchedAt: number };

/** Exact times first, so that a line with only a day can match the play whose time it rounds. */
function inOrder<Claim extends PlayClaim>(claims: readonly Claim[]): Dated<Claim>[] {
  const isDated = (claim: Claim): claim is Dated<Claim> => claim.watchedAt !== null;
  const rows = new Map<string, number>();
  const rowOf = ({ file, watchedAt }: PlayClaim): string => `${watchedAt}|${file}`;
  for (const claim of claims) rows.set(rowOf(claim), (rows.get(rowOf(claim)) ?? 0) + 1);
  return claims.filter(isDated).sort(
    (a, b) =>
      Number(isDay(a)) - Number(isDay(b)) ||
      a.watchedAt - b.watchedAt ||
      // The file that lists the most of one day says best which rating is whose.
      (rows.get(rowOf(b)) ?? 0) - (rows.get(rowOf(a)) ?? 0) ||
      Number(b.rating !== null) - Number(a.rating !== null),
  );
}

/**
 * Gives unrated plays the ratings of their claims; returns the plays of the log that were given one. All plays are known
 * by now, as in a second import, so that a second import chooses the same.
 */
function ratePlays<Claim extends PlayClaim>(known: readonly KnownPlay[], dated: readonly Dated<Claim>[]) {
  const rated = new Map<Claim, CountedPlay>();
  for (const { taken } of known) taken.clear();
  for (const claim of dated) {
    const same = nearest(known, claim);
    if (!same) continue;
    same.taken.add(claim.file);
    if (claim.rating === null || same.play.rating !== null) continue;
    same.play.rating = claim.rating;
    if (same.play.key !== null) rated.set(claim, same.play);
  }
  return rated;
}

/**
 * Chooses which plays of one film or episode to add to the existing ones. Dated plays are added unless they exist
 * already; undated ones only until there are as many plays as the file that reports the most. So importing a file
 * twice adds nothing the second time, and an undated file adds nothing to a dated one.
 */
export function countPlays<Claim extends PlayClaim>(
  claims: readonly Claim[],
  existing: readonly CountedPlay[],
): ClaimResult<Claim>[] {
  const known: KnownPlay[] = existing
    .flatMap((play) => (play.watchedAt === null ? [] : { ms: play.watchedAt, play }))
    .sort((a, b) => a.ms - b.ms)
    .map(({ ms, play }) => ({ ms, play: { ...play }, isDay: isNoon(ms), taken: new Set<string>() }));
  let count = existing.length;
  const dated = inOrder(claims);
  const results = new Map<Claim, CountedPlay[]>();
  for (const claim of dated) {
    const { file, watchedAt } = claim;
    const same = nearest(known, claim);
    same?.taken.add(file);
    const play = { key: null, watchedAt, rating: null };
    results.set(claim, same ? [] : [play]);
    if (same) continue;
    known.splice(indexAt(known, watchedAt), 0, { ms: watchedAt, play, isDay: isDay(claim), taken: new Set([file]) });
    count += 1;
  }
  const rated = ratePlays(known, dated);
  let lacking = Math.max(0, claimedCount(claims) - count);
  return claims.map((claim) => {
    const add = results.get(claim) ?? [];
    const share = Math.min(lacking, claim.watchedAt === null ? claim.times : claim.times - 1);
    lacking -= share;
    const undated = Array.from({ length: share }, (_, at) => ({
      key: null,
      watchedAt: null,
      rating: claim.watchedAt === null && at === 0 ? claim.rating : null,
    }));
    return { claim, add: [...add, ...undated], rated: rated.get(claim) ?? null };
  });
}
