import { parseBookmarkKey, type BookmarkValue } from '../bookmarks/entries';
import type { WebhookEvent } from '../contracts/webhook-events';
import { parseEpisodeKey } from '../history/types';
import { parseTitleKey, type MediaType } from '../media';
import type { Play } from '../plays';
import { parsePartKey, type Rating } from '../ratings';
import { groupOf, isLive, type Entry } from '../sync/merge-entries';
import type { CollectionName } from '../sync/rules';

/** An entry that was stored, and what it was before. */
export interface StoredChange {
  collection: CollectionName;
  before: Entry | undefined;
  after: Entry;
}

type WithoutProfile<Event> = Event extends { data: infer Data }
  ? Omit<Event, 'data'> & { data: Omit<Data, 'profile'> }
  : never;
/** An event, before it is known what its profile is called. */
export type WebhookChange = WithoutProfile<Exclude<WebhookEvent, { type: 'webhook.test' }>>;

/** Older changes are not news: a device that was offline, an import, a restored file. */
const NEWS_MS = 10 * 60_000;
/** Events of one push; what goes beyond is no doing of one moment. */
export const MOST_EVENTS_OF_PUSH = 20;

type Read = Pick<StoredChange, 'after'> & { wasLive: boolean; before: Entry | undefined; timestamp: string };

const named = ({ title, year }: { title?: string | undefined; year?: number | null | undefined }) => ({
  title: title ?? null,
  year: year ?? null,
});

interface Subject {
  mediaType: MediaType;
  id: number;
  season?: number;
  episode?: number;
}

/** What a key such as `movie:603`, `tv:1399/s1` or `tv:1399/s1e2/{id}` is about. */
function subjectOf(key: string): Subject | null {
  const title = parseTitleKey(groupOf(key));
  const part = key.split('/')[1] ?? '';
  const { season, episode = null } = parseEpisodeKey(part) ?? parsePartKey(key) ?? {};
  if (!title || title.mediaType === 'movie' || season === undefined) return title;
  return { ...title, season, ...(episode !== null && { episode }) };
}

function readPlay({ before, after, timestamp }: Read): WebhookChange | null {
  const play = after.value as Play;
  const subject = subjectOf(after.key);
  // One that is back was reported when it came.
  if (before || !isLive(after) || play.how === 'imported' || !subject) return null;
  const { watchedAt, how, episodeTitle } = play;
  const data = {
    ...subject,
    ...named(play),
    ...(episodeTitle !== undefined && { episodeTitle }),
    watchedAt: watchedAt === null ? null : new Date(watchedAt).toISOString(),
    how,
  };
  return { type: 'title.finished', timestamp, data };
}

function readRating({ before, after, wasLive, timestamp }: Read): WebhookChange | null {
  const value = after.value as Rating;
  const subject = subjectOf(after.key);
  const isGiven = isLive(after);
  const known = wasLive ? (before?.value as Rating | undefined)?.rating : undefined;
  if (!subject || (isGiven ? known === value.rating : known === undefined)) return null;
  // An import stamps a rating with its own moment, and dates it as the file does.
  if (isGiven && (value.ratedAt === null || Math.abs(after.changedAt - value.ratedAt) > NEWS_MS)) return null;
  const data = { ...subject, ...named(value), rating: value.rating };
  return { type: isGiven ? 'rating.given' : 'rating.removed', timestamp, data };
}

function readBookmark({ after, wasLive, timestamp }: Read): WebhookChange | null {
  if (wasLive === isLive(after)) return null;
  const { mediaId: id, mediaType = null, category } = parseBookmarkKey(after.key);
  const data = { mediaType, id, ...named(after.value as BookmarkValue), category };
  return { type: isLive(after) ? 'bookmark.added' : 'bookmark.removed', timestamp, data };
}

const readers: Partial<Record<CollectionName, (read: Read) => WebhookChange | null>> = {
  plays: readPlay,
  ratings: readRating,
  bookmarks: readBookmark,
};

const changedAtOf = (entry: Entry): number => (isLive(entry) ? entry.changedAt : (entry.removedAt ?? 0));

/** What a webhook is told of a push: changes of this moment, in their order, and not more than a person makes at once. */
export const webhookChanges = (stored: readonly StoredChange[], nowMs: number): WebhookChange[] =>
  stored
    .filter(({ collection, after }) => collection in readers && Math.abs(nowMs - changedAtOf(after)) <= NEWS_MS)
    .map(({ collection, before, after }) => {
      const atMs = changedAtOf(after);
      const wasLive = before !== undefined && isLive(before);
      const read = { before, after, wasLive, timestamp: new Date(atMs).toISOString() };
      return { atMs, change: readers[collection]?.(read) ?? null };
    })
    .sort((a, b) => a.atMs - b.atMs)
    .flatMap(({ change }) => change ?? [])
    .slice(0, MOST_EVENTS_OF_PUSH);
