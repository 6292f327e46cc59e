import { parseTitleKey, type MediaType } from '../media';
import { isWatched } from '../history/watched';
import { changeEntry, findEntry, groupOf, isLive, removeEntry, type Entries, type Entry } from '../sync/merge-entries';
import { parseEpisodeKey, playedKey, type PlayedTitle, type WatchHistory } from '../history/types';
import { savedProgress, watchedEpisodes } from '../history/view';
import type { Play, PlayOrigin } from './types';

const KEY = /^(?:movie:[1-9]\d{0,9}|tv:[1-9]\d{0,9}\/s\d{1,5}e\d{1,5})\/[\w-]{1,40}$/;
export const playKeyPattern = KEY;

/** Id of the play that is derived from a finished history entry; the same on every device. */
export const HISTORY_PLAY_ID = 'history';

/** Key of the film or the episode that a play is of: `movie:603`, `tv:1399/s1e2`. */
export const playedKeyOf = (playKey: string): string => playKey.slice(0, playKey.lastIndexOf('/'));

/** Key of a play's episode within its series, e.g. `s1e2`; empty for a film. */
export const playedEpisodeOf = (playKey: string): string => playedKeyOf(playKey).slice(groupOf(playKey).length + 1);

export interface PlayRecord extends Play {
  key: string;
  mediaType: MediaType;
  id: number;
  season?: number;
  episode?: number;
}

const records = new WeakMap<Entry<Play>, PlayRecord>();

function recordOf(entry: Entry<Play>): PlayRecord | null {
  const known = records.get(entry);
  if (known) return known;
  const title = parseTitleKey(groupOf(entry.key));
  if (!title) return null;
  const position = title.mediaType === 'tv' ? parseEpisodeKey(entry.key.split('/')[1] ?? '') : null;
  const record = { ...entry.value, ...title, ...position, key: entry.key };
  records.set(entry, record);
  return record;
}

/** The live plays of all titles or of one, unordered. */
export const listPlays = (plays: Entries<Play>, group?: string): PlayRecord[] =>
  (group === undefined ? Object.values(plays) : [plays[group] ?? {}]).flatMap((entries) =>
    Object.values(entries).flatMap((entry) => (isLive(entry) ? (recordOf(entry) ?? []) : [])),
  );

/** Plays of one film or episode. */
export const playsOf = (plays: Entries<Play>, played: PlayedTitle): Entry<Play>[] =>
  Object.values(plays[groupOf(playedKey(played))] ?? {}).filter(
    (entry) => isLive(entry) && entry.key.startsWith(`${playedKey(played)}/`),
  );

export interface NewPlay {
  /** Unique within the film or episode. */
  id: string;
  played: PlayedTitle;
  watchedAt: number | null;
  how: PlayOrigin;
  device?: string;
  rating?: number | null;
}

/** The entry that adds a play at `nowMs`. */
export function addPlay(plays: Entries<Play>, { id, played, watchedAt, how, device, rating }: NewPlay, nowMs: number) {
  const key = `${playedKey(played)}/${id}`;
  const { title, year, episode } = played;
  const play: Play = { watchedAt, how, title, year };
  if (episode && episode.title !== '') play.episodeTitle = episode.title;
  if (device !== undefined) play.device = device;
  if (rating) play.rating = rating;
  return changeEntry(findEntry(plays, key), key, play, nowMs);
}

/** What can be changed of a play; null for unknown or unrated. */
export interface PlayEdit {
  watchedAt: number | null;
  rating: number | null;
}

export const editOf = ({ value }: Entry<Play>): PlayEdit => ({
  watchedAt: value.watchedAt,
  rating: value.rating ?? null,
});

/** The entry that sets the date and the rating of a play. */
export function editPlay(entry: Entry<Play>, { watchedAt, rating }: PlayEdit, nowMs: number): Entry<Play> {
  const { rating: _rating, ...value } = entry.value;
  return changeEntry(entry, entry.key, { ...value, watchedAt, ...(rating !== null && { rating }) }, nowMs);
}

/** Whether no other play of the same film or episode is later. */
export function isLatestPlay(plays: Entries<Play>, { key, value }: Entry<Play>): boolean {
  const played = `${playedKeyOf(key)}/`;
  return Object.values(plays[groupOf(key)] ?? {}).every(
    (other) =>
      !isLive(other) || !other.key.startsWith(played) || (other.value.watchedAt ?? 0) <= (value.watchedAt ?? 0),
  );
}

/** The entries that remove every play of a film or an episode. */
export const removePlays = (plays: Entries<Play>, played: PlayedTitle, nowMs: number): Entry<Play>[] =>
  playsOf(plays, played).map((entry) => removeEntry(entry, nowMs));

const finishedPlay = (played: PlayedTitle, changedAt: number): Entry<Play> =>
  addPlay({}, { id: HISTORY_PLAY_ID, played, watchedAt: changedAt, how: 'played' }, changedAt);

/** Derives plays from a history older than the log of plays: one per finished item, dated by its last change. */
export const finishedPlays = (history: WatchHistory): Entry<Play>[] =>
  Object.values(history).flatMap((item) => {
    const { mediaType, id, title, year } = item;
    const base = { mediaType, id, title, year };
    if (mediaType === 'movie') {
      const progress = savedProgress(item);
      return progress && isWatched('movie', progress) ? [finishedPlay(base, item.updatedAt)] : [];
    }
    return watchedEpisodes(item)
      .filter(({ progress }) => isWatched('episode', progress))
      .map(({ season, number: _number, episode, id: episodeId, title: name, seasonId, updatedAt }) =>
        finishedPlay(
          { ...base, episode: { season, number: episode, id: episodeId, title: name, seasonId } },
          updatedAt,
        ),
      );
  });
