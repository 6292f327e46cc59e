import type { TitleKey, TitleSnapshots } from '@marquee/core';
import {
  becauseRows,
  chooseSeeds,
  chooseTopics,
  recommend,
  tasteOf,
  type BecauseRow,
  type FactsByTitle,
  type Recommendation,
  type RecommendationInput,
  type Seed,
  type SharedTaste,
  type TitleFacts,
  type TitleTaste,
  type Topic,
} from '@marquee/core/recommendations';
import { groupEntries, type GroupedEntries } from '../../../shared/store/collections/group-entries';
import { openDatabase } from '../../../shared/store/collections/records-database';

/** What this browser keeps of a profile. */
export interface KeptData {
  entries: GroupedEntries;
  snapshots: TitleSnapshots;
}

/** Nothing where the browser has no database, as in some private windows. */
async function readKept(profile: string): Promise<KeptData> {
  const entries: GroupedEntries = {};
  const database = await openDatabase(() => undefined, profile);
  if (!database) return { entries, snapshots: {} };
  try {
    await database.readEntries((batch) => groupEntries(entries, batch));
    return { entries, snapshots: await database.readSnapshots() };
  } finally {
    database.close();
  }
}

/** What the page knows besides: who else watches, what metadata says, and what nobody wants to see. */
export interface Question extends Omit<RecommendationInput, 'people' | 'hidden'> {
  companion: SharedTaste | null;
  hidden: readonly TitleKey[];
}

export interface SeedQuestion extends Pick<Question, 'companion' | 'nowMs'> {
  count: number;
  mediaType?: 'movie' | 'tv';
}

/** Reads what somebody watched and computes what to watch next, in a worker: with ten years of data either takes time. */
export class Recommender {
  #own: readonly TitleTaste[] = [];
  #facts: FactsByTitle = {};

  constructor(private readonly read: (profile: string) => Promise<KeptData> = readKept) {}

  /** Call first, and again after changes. */
  async open(profile: string): Promise<void> {
    const { entries, snapshots } = await this.read(profile);
    const none = { plays: {}, history: {}, ratings: {}, bookmarks: {}, favorites: {} };
    this.#own = tasteOf({ ...none, ...entries });
    const facts: Partial<Record<TitleKey, TitleFacts>> = {};
    for (const { key } of this.#own) {
      const snapshot = snapshots[key];
      if (snapshot) {
        const { genreIds, year, people } = snapshot;
        facts[key] = { genreIds, year, people: people ?? [], keywords: [] };
      }
    }
    this.#facts = facts;
  }

  seeds({ companion, nowMs, count, mediaType }: SeedQuestion): Seed[] {
    const people = this.#people(companion).map((tastes) =>
      mediaType ? tastes.filter(({ key }) => key.startsWith(mediaType)) : tastes,
    );
    return chooseSeeds(people, count, nowMs);
  }

  topics({ companion, facts, nowMs }: Pick<Question, 'companion' | 'facts' | 'nowMs'>, count: number): Topic[] {
    return chooseTopics(this.#people(companion), { ...this.#facts, ...facts }, { count, nowMs });
  }

  recommend(question: Question): Recommendation[] {
    return recommend(this.#input(question));
  }

  becauseRows(question: Question, sizes: { rows: number; length: number }): BecauseRow[] {
    return becauseRows(this.#input(question), sizes);
  }

  #people = (companion: SharedTaste | null): (readonly TitleTaste[])[] =>
    companion ? [this.#own, companion.titles] : [this.#own];

  #input = ({ companion, hidden, facts, ...rest }: Question): RecommendationInput => ({
    ...rest,
    people: this.#people(companion),
    facts: { ...this.#facts, ...facts },
    hidden: new Set([...hidden, ...(companion?.closed ?? [])]),
  });
}
