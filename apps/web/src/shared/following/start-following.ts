import { createFollowMemo, followableKeys, newEpisodes, type SeriesAiring, type TitleKey } from '@marquee/core';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { selectContentFilterToken } from '../api';
import { inSlices } from '../lib/timing/in-slices';
import { onIdle } from '../lib/timing/on-idle';
import type { AppServices, AppState, StoreAccess } from '../store';
import { selectFollowSources } from '../store/follows';
import { selectKnownAirings, type KnownAirings } from '../store/known-airings';
import { selectNewEpisodes, type NewEpisodes } from '../store/new-episodes';
import { selectIsRestricted } from '../store/profiles.slice';
import { ofProfile } from '../store/profiles/active-profile';
import { selectUser } from '../store/session.slice';
import { airingApi, followingApi } from './following-api';
import { createKnownAirings } from './known-airings';

/** Series asked about in one run, one after the other; the others follow in the next. */
const MOST_ASKED = 300;
/** Series asked about in one query; what is known is shown after each. */
const ASKED_AT_ONCE = 20;
const IDLE_MS = 3_000;
/** Set while there are new episodes, so that home reserves the row for them before its first paint (`boot/before-paint`). */
const ROW_KEY = 'new-for-you';

function rememberRow(profile: string, hasNew: boolean): void {
  const key = ofProfile(ROW_KEY, profile);
  try {
    if (hasNew) window.localStorage.setItem(key, '1');
    else window.localStorage.removeItem(key);
  } catch {
    // The browser provides no storage.
  }
  // On home itself the row would move what is below it; it decides that itself.
  if (window.location.pathname !== '/') document.documentElement.toggleAttribute('data-news', hasNew);
}

/** What decides which series are followed, except for what is watched of them. */
const outlineOf = ({ collections: { follows, bookmarks, history, plays } }: AppState): unknown[] => [
  follows,
  bookmarks,
  Object.keys(history).length,
  Object.keys(plays).length,
];

/** Stores what changed of it: while something plays, its progress changes every few seconds, and what is new hardly ever. */
function publish(
  { dispatch, getState }: Pick<StoreAccess, 'dispatch' | 'getState'>,
  found: NewEpisodes,
  now: KnownAirings,
) {
  const { upsertQueryData } = followingApi.util;
  const before = { news: selectNewEpisodes(getState()), known: selectKnownAirings(getState()) };
  const news: NewEpisodes = copyWithStructuralSharing(before.news, found);
  if (news !== before.news) void dispatch(upsertQueryData('newEpisodes', undefined, news));
  const known: KnownAirings = copyWithStructuralSharing(before.known, now);
  if (known !== before.known) void dispatch(upsertQueryData('knownAirings', undefined, known));
}

/**
 * Counts the new episodes of followed series: with what was answered at earlier visits at once, then with what the server
 * knows, and asks about the rest itself, each series once a day or a week. Counts again whenever something is watched or followed.
 */
export function startFollowing(store: StoreAccess): () => void {
  const { dispatch, getState, subscribe } = store;
  const services = dispatch((_dispatch, _getState, given: AppServices) => given);
  const { now, records } = services;
  const airings = createKnownAirings({
    profile: records.profile,
    // What a restricted profile may see is up to its account, which may have changed it since.
    isKept: !selectIsRestricted(getState()),
    contentFilter: () => selectContentFilterToken(getState(), services) ?? '',
    now,
  });
  const followedOf = createFollowMemo();
  let isStopped = false;
  /** Series that are still to be asked about, and whether that failed. */
  let pending = 0;
  let hasFailed = false;

  function count(): void {
    if (isStopped) return;
    const sources = selectFollowSources(getState());
    const found: NewEpisodes = {};
    const known: SeriesAiring[] = [];
    for (const airing of airings.list()) {
      const followed = followedOf(sources, airing.key);
      if (!followed) continue;
      known.push(airing);
      const episodes = newEpisodes(airing, followed.watched, followed.follow.since, now());
      const newest = episodes.at(-1);
      if (newest) found[airing.key] = { count: episodes.length, airDate: newest.airDate };
    }
    rememberRow(records.profile, Object.keys(found).length > 0);
    publish(store, found, { airings: known, pending, hasFailed });
  }

  async function followedKeys(): Promise<ReadonlySet<TitleKey>> {
    const sources = selectFollowSources(getState());
    const keys = new Set<TitleKey>();
    await inSlices(followableKeys(sources), (key) => void (followedOf(sources, key) && keys.add(key)));
    return keys;
  }

  async function askServer(): Promise<void> {
    const call = followingApi.endpoints.followedAirings.initiate(undefined, { subscribe: false, forceRefetch: true });
    const { data } = await dispatch(call);
    if (data && !isStopped) airings.save(new Map(data.airings.map((airing) => [airing.key, airing])));
  }

  /** Asks about these series, a few in each query. False if the service could not be reached. */
  async function askAll(keys: readonly TitleKey[]): Promise<boolean> {
    for (let from = 0; from < keys.length; from += ASKED_AT_ONCE) {
      const part = keys.slice(from, from + ASKED_AT_ONCE);
      const call = airingApi.endpoints.seriesAirings.initiate(part, { subscribe: false, forceRefetch: true });
      const { data } = await dispatch(call);
      if (isStopped) return false;
      if (data) airings.save(new Map(data.airings));
      pending -= data?.airings.length ?? 0;
      if (!data || data.hasFailed) return false;
      count();
    }
    return true;
  }

  async function refresh(): Promise<void> {
    const keys = await followedKeys();
    if (isStopped) return;
    airings.retain(keys);
    if (selectUser(getState()) && airings.due(keys).length > 0) await askServer();
    const due = airings.due(keys).slice(0, MOST_ASKED);
    pending = due.length;
    hasFailed = false;
    count();
    hasFailed = !(await askAll(due));
    if (hasFailed) count();
  }

  let counted = selectFollowSources(getState());
  let outline = outlineOf(getState());
  let isOutdated = true;
  let refreshing = Promise.resolve();
  let cancel: () => void = () => undefined;
  function update(): void {
    const next = outlineOf(getState());
    isOutdated ||= next.some((part, index) => part !== outline[index]);
    outline = next;
    if (isOutdated) refreshing = refreshing.then(refresh);
    else count();
    isOutdated = false;
  }
  function updateLater(): void {
    cancel();
    cancel = onIdle(update, IDLE_MS);
  }
  const onChange = () => {
    const sources = selectFollowSources(getState());
    const isRetried = hasFailed && selectKnownAirings(getState())?.hasFailed === false;
    if (sources === counted && !isRetried) return;
    if (isRetried) {
      hasFailed = false;
      isOutdated = true;
    }
    counted = sources;
    updateLater();
  };
  let unsubscribe: () => void = () => undefined;
  void airings.load().then(() => {
    if (isStopped) return;
    unsubscribe = subscribe(onChange);
    // In slices, which the count itself is not.
    if (airings.list().length > 0) void followedKeys().then(count);
    updateLater();
  });
  return () => {
    isStopped = true;
    unsubscribe();
    cancel();
  };
}
