import { parseTitleKey, type MediaType, type TitleKey } from '@marquee/core';
import type { CandidateList, SharedTaste, TitleFacts, Topic } from '@marquee/core/recommendations';
import type { RelatedTitles } from '@marquee/tmdb';
import { inBatches } from '../../../shared/api/in-batches';
import type { AppDispatch } from '../../../shared/store';
import { candidatesApi, matchingTitles } from './candidates-api';
import type { ForYouTitle } from './for-you-title';
import type { Recommender } from './recommender';

type Method = 'open' | 'seeds' | 'topics' | 'recommend' | 'becauseRows';

/** A recommender in its worker. */
export type Planner = {
  [Name in Method]: (...args: Parameters<Recommender[Name]>) => Promise<Awaited<ReturnType<Recommender[Name]>>>;
};

/** Whoever watches as well. */
export interface Companion {
  id: string;
  name: string;
  taste: SharedTaste;
  isRestricted: boolean;
}

/** Only a rule narrows what is answered; without one the answers are those that all share. */
export const togetherOf = (companion: Companion | null): string | undefined =>
  companion?.isRestricted ? companion.id : undefined;

/** What metadata says of the titles that somebody likes. */
export interface Gathered {
  lists: CandidateList<ForYouTitle>[];
  facts: Partial<Record<TitleKey, TitleFacts>>;
  /** Whether anything is known of the person. */
  hasTaste: boolean;
}

interface GatherOptions {
  companion: Companion | null;
  nowMs: number;
  seeds: number;
  /** Of people and of keywords. */
  topics: number;
  mediaType?: MediaType;
}

const factsOf = ({ title, keywords }: RelatedTitles): TitleFacts => ({
  genreIds: title.genreIds,
  year: title.year,
  people: title.people ?? [],
  keywords,
});

/** Titles that follow from those that somebody likes, and from people and keywords that these have in common. */
export async function gatherCandidates(
  dispatch: AppDispatch,
  planner: Planner,
  { companion, nowMs, seeds: count, topics, mediaType }: GatherOptions,
): Promise<Gathered> {
  const together = togetherOf(companion);
  const taste = companion?.taste ?? null;
  const seeds = await planner.seeds({ companion: taste, nowMs, count, ...(mediaType && { mediaType }) });
  const related = await inBatches(seeds, async ({ key }) => {
    const title = parseTitleKey(key);
    if (!title) return null;
    const { data } = await dispatch(
      candidatesApi.endpoints.relatedTitles.initiate({ ...title, together }, { subscribe: false }),
    );
    return data ?? null;
  });
  const facts = Object.fromEntries(related.map((each) => [each.title.key, factsOf(each)]));
  const shared = topics > 0 ? await planner.topics({ companion: taste, facts, nowMs }, topics) : [];
  const byTopic = await inBatches(shared, async (topic) => {
    const titles = await titlesOf(dispatch, topic, mediaType ?? 'movie', together);
    return titles && { source: topic, titles };
  });
  const lists = related.flatMap(({ title, recommendations, similar }): CandidateList<ForYouTitle>[] => [
    { source: { kind: 'recommended', seed: title.key }, titles: recommendations },
    { source: { kind: 'similar', seed: title.key }, titles: similar },
  ]);
  return { lists: [...lists, ...byTopic], facts, hasTaste: seeds.length > 0 };
}

/** One person or keyword a request. Of people TMDB lists films alone. */
async function titlesOf(
  dispatch: AppDispatch,
  { kind, id }: Topic,
  mediaType: MediaType,
  together: string | undefined,
): Promise<ForYouTitle[] | null> {
  if (kind === 'person' && mediaType === 'tv') return null;
  const filters = { mediaType, ...(kind === 'person' ? { withPeople: [id] } : { withKeywords: [id] }) };
  return matchingTitles(dispatch, { filters, together });
}
