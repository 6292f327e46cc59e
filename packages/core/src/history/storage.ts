import { isRecord } from '../json';
import { titleKey, type MediaType, type TitleKey } from '../media';
import { mergeHistory } from './entries';
import { parseEpisodeKey, type HistoryEpisode, type HistoryItem, type Progress, type WatchHistory } from './types';

/** A title in the form of `media-tracking` and the sync calls (HISTORY-02). */
interface StoredHistoryItem {
  type: 'movie' | 'show';
  title: string;
  year: number | null;
  updatedAt: number;
  progress?: Progress | undefined;
  episodes?: Record<string, HistoryEpisode> | undefined;
  removedAt?: number;
}
/** Keyed by numeric id; if a film and a show share one, the show's key is `show-{id}` (HISTORY-01). */
type StoredHistory = Record<string, StoredHistoryItem>;

const finite = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function parseProgress(value: unknown): Progress | undefined {
  if (!isRecord(value)) return undefined;
  const watched = finite(value.watched);
  const duration = finite(value.duration);
  return watched === undefined || duration === undefined ? undefined : { watched, duration };
}

const parseRemovedAt = (value: unknown): { removedAt?: number } => {
  const removedAt = finite(value);
  return removedAt === undefined ? {} : { removedAt };
};

function parseEpisodes(value: unknown): Record<string, HistoryEpisode> {
  const episodes: Record<string, HistoryEpisode> = {};
  for (const [key, raw] of isRecord(value) ? Object.entries(value) : []) {
    const position = parseEpisodeKey(key);
    if (!position || !isRecord(raw)) continue;
    const progress = parseProgress(raw.progress);
    const tombstone = parseRemovedAt(raw.removedAt);
    if (!progress && tombstone.removedAt === undefined) continue;
    episodes[key] = {
      id: finite(raw.id) ?? 0,
      number: finite(raw.number) ?? position.episode,
      title: text(raw.title),
      seasonId: finite(raw.seasonId) ?? 0,
      updatedAt: finite(raw.updatedAt) ?? 0,
      progress: progress ?? { watched: 0, duration: 0 },
      ...tombstone,
    };
  }
  return episodes;
}

function parseItem(key: string, raw: unknown): HistoryItem | null {
  const match = /^(?:(movie|show)-)?(\d{1,16})$/.exec(key);
  if (!match || !isRecord(raw)) return null;
  const id = Number(match[2]);
  const type = raw.type ?? match[1] ?? (isRecord(raw.episodes) ? 'show' : 'movie');
  if (!Number.isSafeInteger(id) || id === 0 || (type !== 'movie' && type !== 'show' && type !== 'tv')) return null;
  const mediaType: MediaType = type === 'movie' ? 'movie' : 'tv';
  const tombstone = parseRemovedAt(raw.removedAt);
  const base = { mediaType, id, title: text(raw.title), year: finite(raw.year) ?? null, ...tombstone };
  const updatedAt = finite(raw.updatedAt) ?? 0;
  if (mediaType === 'movie') {
    const progress = parseProgress(raw.progress);
    if (!progress && tombstone.removedAt === undefined) return null;
    return { ...base, updatedAt, progress: progress ?? { watched: 0, duration: 0 } };
  }
  const episodes = parseEpisodes(raw.episodes);
  if (Object.keys(episodes).length === 0 && tombstone.removedAt === undefined) return null;
  const newest = Object.values(episodes).map((episode) => episode.updatedAt);
  return { ...base, updatedAt: Math.max(updatedAt, ...newest), episodes };
}

/**
 * Parses `media-tracking` or a sync response: `{ items }`, the older `{ state: { items } }`, or the bare map. Drops the
 * old poster and seasons data, the episodes of films, and invalid entries. Null if it is not a history.
 */
export function parseHistory(value: unknown): WatchHistory | null {
  if (!isRecord(value)) return null;
  const state = isRecord(value.state) ? value.state : value;
  const items = 'items' in state ? state.items : state;
  if (!isRecord(items)) return null;
  const history: WatchHistory = {};
  for (const [key, raw] of Object.entries(items)) {
    const item = parseItem(key, raw);
    if (!item) continue;
    const name = titleKey(item.mediaType, item.id);
    // The same title may be present under both of its keys.
    const known = history[name];
    Object.assign(history, known ? mergeHistory({ [name]: known }, { [name]: item }) : { [name]: item });
  }
  return history;
}

/** Converts to the form of `media-tracking` and the sync calls. */
export function serializeHistory(history: WatchHistory): StoredHistory {
  const stored: StoredHistory = {};
  for (const { mediaType, id, ...item } of Object.values(history)) {
    const collides = mediaType === 'tv' && Object.hasOwn(history, titleKey('movie', id) satisfies TitleKey);
    stored[collides ? `show-${id}` : String(id)] = { type: mediaType === 'movie' ? 'movie' : 'show', ...item };
  }
  return stored;
}
