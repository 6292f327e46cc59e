import type { Bookmark, HistoryItem, SettingsMap, WatchHistory } from '@marquee/core';

/** Entries as the upserts read them: one object per row. */
export const bookmarkRows = (bookmarks: readonly Bookmark[]): object[] =>
  bookmarks.map(({ mediaId, mediaType = 'unknown', category, addedAt, removedAt }) => ({
    mediaId,
    mediaType,
    category,
    addedAt,
    removedAt,
  }));

const NO_DETAILS = { id: 0, number: 0, seasonId: 0 };

const titleRow = ({ mediaType, id, title, year, updatedAt, progress, removedAt }: HistoryItem): object => ({
  mediaType,
  mediaId: id,
  episodeKey: '',
  title,
  year,
  watched: progress?.watched ?? 0,
  duration: progress?.duration ?? 0,
  details: NO_DETAILS,
  updatedAt,
  removedAt,
});

const episodeRows = ({ mediaType, id: mediaId, episodes = {} }: HistoryItem): object[] =>
  Object.entries(episodes).map(([episodeKey, { id, number, title, seasonId, updatedAt, progress, removedAt }]) => ({
    mediaType,
    mediaId,
    episodeKey,
    title,
    watched: progress.watched,
    duration: progress.duration,
    details: { id, number, seasonId },
    updatedAt,
    removedAt,
  }));

export const historyRows = (history: WatchHistory): object[] =>
  Object.values(history).flatMap((item) => [titleRow(item), ...episodeRows(item)]);

export const settingRows = (settings: SettingsMap): object[] =>
  Object.entries(settings).map(([key, record]) => ({ key, ...record }));
