import {
  episodeRanges,
  findEntry,
  UNTITLED_MOVIE,
  UNTITLED_SERIES,
  type DiaryRow,
  type Entries,
  type Rating,
  type TitleSnapshot,
} from '@marquee/core';
import type { AppState } from '../../../shared/store';
import { selectCollection } from '../../../shared/store/collections';
import { ratingOf } from '../../../shared/store/ratings';

const selectPlays = selectCollection('plays');

export const rowTitle = ({ entry: { item } }: DiaryRow, known: TitleSnapshot | undefined): string =>
  item.title || known?.title || (item.mediaType === 'movie' ? UNTITLED_MOVIE : UNTITLED_SERIES);

/** `S1 E1–E4`, or the year of a film. */
export const rowParts = ({ entry: { item }, episodes }: DiaryRow): string =>
  episodeRanges(episodes) || String(item.year ?? '');

/** Name of the device that the row was watched on; null where nobody knows, or there were several. */
export function selectRowDevice(state: AppState, { plays }: DiaryRow): string | null {
  const devices = new Set(plays.map((key) => findEntry(selectPlays(state), key)?.value.device));
  const [device] = devices;
  return devices.size === 1 ? (device ?? null) : null;
}

/** 1 to 10: of the episode where there is one, else of the title; null for what is not rated. */
export function rowRating(ratings: Entries<Rating>, { entry: { key }, episodes }: DiaryRow): number | null {
  const [episode] = episodes;
  const own = episodes.length === 1 && episode !== undefined ? ratingOf(ratings, `${key}/${episode}`) : null;
  return own ?? ratingOf(ratings, key);
}
