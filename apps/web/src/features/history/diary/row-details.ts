import {
  episodeRanges,
  findEntry,
  isLive,
  UNTITLED_MOVIE,
  UNTITLED_SERIES,
  type DiaryRow,
  type TitleSnapshot,
} from '@marquee/core';
import type { AppState } from '../../../shared/store';
import { selectCollection } from '../../../shared/store/collections';

const selectPlays = selectCollection('plays');
const selectRatings = selectCollection('ratings');

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

/** 1 to 10; null for a title that is not rated. */
export function selectRowRating(state: AppState, { entry: { key } }: DiaryRow): number | null {
  const entry = findEntry(selectRatings(state), key);
  return entry && isLive(entry) ? entry.value.rating : null;
}
