import { airingLifetime, type SeriesAiring, type TitleKey } from '@marquee/core';
import { deleteAirings, readAirings, writeAirings, type StoredAiring } from './airings-database';

interface Options {
  profile: string;
  /** Whether the answers are stored in the browser. */
  isKept: boolean;
  /** The content filter that answers are for now. */
  contentFilter: () => string;
  now: () => number;
}

/** What is known of what airs, in memory and in the browser's database. */
export function createKnownAirings({ profile, isKept, contentFilter, now }: Options) {
  const answers = new Map<TitleKey, StoredAiring>();
  const askedAt = (key: TitleKey): number => answers.get(key)?.askedAt ?? 0;
  const isDue = (key: TitleKey): boolean => {
    const answer = answers.get(key);
    if (!answer || answer.contentFilter !== contentFilter()) return true;
    // One that does not exist is as quiet as one that has ended.
    const lifetimeMs = airingLifetime(answer.airing ?? { episodes: [] }, now());
    return Math.abs(now() - answer.askedAt) > lifetimeMs;
  };
  return {
    async load(): Promise<void> {
      if (isKept) for (const answer of await readAirings(profile)) answers.set(answer.key, answer);
    },
    /** @param airings null for a series that does not exist, or is hidden from the visitor */
    save(airings: ReadonlyMap<TitleKey, SeriesAiring | null>): void {
      const added = [...airings].map(([key, airing]): StoredAiring => {
        return { key, airing, askedAt: now(), contentFilter: contentFilter() };
      });
      for (const answer of added) answers.set(answer.key, answer);
      if (isKept) void writeAirings(profile, added);
    },
    /** Forgets what is known of all other series. */
    retain(keys: ReadonlySet<TitleKey>): void {
      const gone = [...answers.keys()].filter((key) => !keys.has(key));
      for (const key of gone) answers.delete(key);
      if (isKept && gone.length > 0) void (keys.size > 0 ? writeAirings(profile, [], gone) : deleteAirings(profile));
    },
    /** Of the series that the visitor may see. */
    list: (): SeriesAiring[] =>
      [...answers.values()].flatMap(({ airing, contentFilter: answeredFor }) =>
        airing && answeredFor === contentFilter() ? airing : [],
      ),
    /** Those to be asked about again, those that never were first. */
    due: (keys: Iterable<TitleKey>): TitleKey[] => [...keys].filter(isDue).sort((a, b) => askedAt(a) - askedAt(b)),
  };
}
