import {
  isLive,
  listEntries,
  noFilters,
  parseBookmarkKey,
  titleKey,
  type MediaType,
  type TitleKey,
} from '@marquee/core';
import { fitsEvening, genresOfMood, yearsOf, type CandidateList, type Timed } from '@marquee/core/recommendations';
import type { DiscoverArgs } from '@marquee/tmdb';
import { lookUpTitle, selectConfig, selectRegion } from '../../../shared/api';
import { inBatches } from '../../../shared/api/in-batches';
import { availabilityApi } from '../../../shared/library/availability-api';
import { selectCollection } from '../../../shared/store/collections';
import { selectSnapshots } from '../../../shared/store/snapshots.slice';
import { selectOwnServer } from '../../../shared/ui';
import type { AppAccess } from '../recommender/app-access';
import { candidatesApi, matchingTitles } from '../recommender/candidates-api';
import type { ForYouTitle } from '../recommender/for-you-title';
import {
  gatherCandidates,
  togetherOf,
  type Companion,
  type Gathered,
  type Planner,
} from '../recommender/gather-candidates';
import { itemsOf, questionOf } from '../recommender/question';
import type { EveningQuery } from './evening-choices';

const SEEDS = 12;
const TOPICS = 2;
/** Below this number of votes, a list sorted by rating is chance. */
const FEWEST_VOTES = 200;
/** Number of titles whose duration, and services if these are asked for, are looked up. */
const LOOKED_UP = 24;
const LOOKED_UP_FOR_SERVICES = 48;

export interface FoundTitles {
  titles: Timed<ForYouTitle>[];
  /** Whether they follow from what somebody likes. */
  isPersonal: boolean;
}

const selectBookmarks = selectCollection('bookmarks');

/** Finds titles for an evening, with a worker that has read what the person watched. */
export class TitleFinder {
  readonly #gathered = new Map<string, Promise<Gathered>>();
  #opened: Promise<void> | null = null;

  constructor(
    private readonly app: AppAccess,
    private readonly planner: Planner,
  ) {}

  async find(choices: EveningQuery, companion: Companion | null): Promise<FoundTitles> {
    const [gathered, pool] = await Promise.all([
      this.#gather(choices.mediaType, companion),
      this.#pool(choices, companion),
    ]);
    const lists = [
      ...gathered.lists,
      { source: { kind: 'popular' as const }, titles: pool },
      // Whether somebody else may see them is not known.
      ...(togetherOf(companion) === undefined ? [this.#listed(choices.mediaType)] : []),
    ];
    const items = itemsOf(lists);
    const recommended = await this.planner.recommend(
      questionOf(this.app, {
        companion: companion?.taste ?? null,
        lists,
        facts: gathered.facts,
        nowMs: this.app.services.now(),
      }),
    );
    const fitting = recommended.flatMap(({ title, ...rest }) => {
      const item = items.get(title.key);
      return item && fitsEvening(item, choices) ? [{ ...rest, title: item }] : [];
    });
    const watchable = await this.#onServices(await this.#playable(fitting, choices), choices);
    const titles = await inBatches(watchable.slice(0, LOOKED_UP), async (each) => ({
      ...each,
      minutes: await this.#minutesOf(each.title),
    }));
    return { titles, isPersonal: gathered.hasTaste };
  }

  #gather(mediaType: MediaType, companion: Companion | null): Promise<Gathered> {
    const { store, services } = this.app;
    const { records, now } = services;
    this.#opened ??= records.settled().then(() => this.planner.open(records.profile));
    const name = `${mediaType} ${companion?.id ?? ''}`;
    const known = this.#gathered.get(name);
    if (known) return known;
    const options = { companion, nowMs: now(), seeds: SEEDS, topics: TOPICS, mediaType };
    const gathered = this.#opened.then(() => gatherCandidates(store.dispatch, this.planner, options));
    this.#gathered.set(name, gathered);
    return gathered;
  }

  /** Well-known and well-rated titles of the mood and the years; rejects if none can be loaded. */
  async #pool({ mediaType, mood, decade, ownServices, ...choices }: EveningQuery, companion: Companion | null) {
    const years = decade === null ? null : yearsOf(decade);
    const filters: DiscoverArgs = {
      mediaType,
      ...(mood && { withGenres: genresOfMood(mood, mediaType) }),
      ...(years && { dateFrom: `${years.from}-01-01`, dateTo: `${years.to}-12-31` }),
      ...(choices.minutes !== null && mediaType === 'movie' && { runtimeMinTo: choices.minutes }),
    };
    const sorted: DiscoverArgs[] = [
      { ...filters, sortBy: 'popularity.desc' },
      { ...filters, sortBy: 'rating.desc', voteCountFrom: FEWEST_VOTES },
    ];
    // One service a request: no list of the person's services is sent.
    const onServices = ownServices.map(({ providerId }): DiscoverArgs => ({
      ...filters,
      withWatchProviders: [providerId],
    }));
    const asked = [...sorted, ...onServices];
    const { dispatch } = this.app.store;
    const together = togetherOf(companion);
    const lists = await inBatches(asked, async (each) => matchingTitles(dispatch, { filters: each, together }));
    if (lists.length === 0) throw new Error('No titles could be loaded.');
    const inLibrary = choices.isPlayableOnly && together === undefined ? await this.#library(mediaType) : [];
    return [...new Map([...lists.flat(), ...inLibrary].map((item) => [item.key, item])).values()];
  }

  async #library(mediaType: MediaType): Promise<ForYouTitle[]> {
    const query = { sort: 'popularity.desc' as const, mediaType, filters: noFilters };
    const asked = availabilityApi.endpoints.libraryPage.initiate(query, { subscribe: false });
    const { data } = await this.app.store.dispatch(asked);
    return (data?.pages[0]?.titles ?? []).map((title) => ({ backdropPath: null, voteCount: 0, ...title }));
  }

  #listed(mediaType: MediaType): CandidateList<ForYouTitle> {
    const state = this.app.store.getState();
    const snapshots = selectSnapshots(state);
    const titles = listEntries(selectBookmarks(state)).flatMap((entry) => {
      const { mediaId, mediaType: type } = parseBookmarkKey(entry.key);
      if (type !== mediaType || !isLive(entry)) return [];
      const key = titleKey(type, mediaId);
      const snapshot = snapshots[key];
      return snapshot && !snapshot.isTakenDown
        ? [{ ...snapshot, key, id: mediaId, mediaType: type, voteCount: 0 }]
        : [];
    });
    return { source: { kind: 'listed' }, titles };
  }

  async #playable<Item extends { title: ForYouTitle }>(all: Item[], { isPlayableOnly }: EveningQuery) {
    if (!isPlayableOnly) return all;
    const { store } = this.app;
    const hasLibrary = selectConfig(store.getState()).hasLibrary === true;
    const asked =
      hasLibrary && store.dispatch(availabilityApi.endpoints.availableKeys.initiate(undefined, { subscribe: false }));
    const keys = asked ? (await asked).data : undefined;
    const state = store.getState();
    return all.filter(({ title: { key } }) => keys?.[key] || selectOwnServer(state, key) !== undefined);
  }

  async #onServices<Item extends { title: ForYouTitle }>(all: Item[], { ownServices }: EveningQuery) {
    if (ownServices.length === 0) return all;
    const { store } = this.app;
    const region = selectRegion(store.getState());
    return inBatches(all.slice(0, LOOKED_UP_FOR_SERVICES), async (each) => {
      const { mediaType, id } = each.title;
      const asked = candidatesApi.endpoints.watchOptions.initiate({ mediaType, id }, { subscribe: false });
      const offers = (await store.dispatch(asked)).data?.[region];
      return offers?.subscription.some(({ id: offered }) =>
        ownServices.some(({ providerId }) => providerId === offered),
      )
        ? each
        : null;
    });
  }

  /** Of the film, or of an episode. */
  async #minutesOf({
    key,
    mediaType,
    id,
  }: {
    key: TitleKey;
    mediaType: MediaType;
    id: number;
  }): Promise<number | null> {
    const { store } = this.app;
    const lengthOf = (facts: { totalRuntimeMin: number | null; episodeRuntimeMin: number | null }) =>
      mediaType === 'movie' ? facts.totalRuntimeMin : facts.episodeRuntimeMin;
    const snapshot = selectSnapshots(store.getState())[key];
    const known = snapshot && lengthOf(snapshot);
    if (known) return known;
    const answer = await lookUpTitle(store.dispatch, { mediaType, id });
    return typeof answer === 'object' ? lengthOf(answer) : null;
  }
}
