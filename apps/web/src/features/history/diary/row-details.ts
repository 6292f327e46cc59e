import { findEntry, type DiaryRow, type Entries, type Note, type Rating, type TitleSnapshot } from '@marquee/core';
import { untitled } from '../../../shared/lib/format/untitled';
import type { AppState } from '../../../shared/store';
import { selectPlays } from '../../../shared/store/history';
import { noteOf } from '../../../shared/store/notes';
import { ratingOf } from '../../../shared/store/ratings';
import { episodesText } from '../episodes-text';

export const rowTitle = ({ entry: { item } }: DiaryRow, known: TitleSnapshot | undefined): string =>
  item.title || known?.title || untitled(item.mediaType);

/** `S1 E1–E4`, or the year of a film. */
export const rowParts = ({ entry: { item }, episodes }: DiaryRow): string =>
  episodesText(episodes) || String(item.year ?? '');

/** The device on which the row was watched; null if it is unknown, or there were several. */
export function selectRowDevice(state: AppState, { plays }: DiaryRow): string | null {
  const devices = new Set(plays.map((key) => findEntry(selectPlays(state), key)?.value.device));
  const [device] = devices;
  return devices.size === 1 ? (device ?? null) : null;
}

/** Looks something up for the episode if there is one, else for the title. */
function ofRow<Found>({ entry: { key }, episodes }: DiaryRow, find: (key: string) => Found | null): Found | null {
  const [episode] = episodes;
  const ofEpisode = episodes.length === 1 && episode !== undefined ? find(`${key}/${episode}`) : null;
  return ofEpisode ?? find(key);
}

/** The rating of the viewing, else of the episode or the title: 1 to 10; null if unrated. */
export const rowRating = (ratings: Entries<Rating>, row: DiaryRow): number | null =>
  row.rating ?? ofRow(row, (key) => ratingOf(ratings, key));
export const rowNote = (notes: Entries<Note>, row: DiaryRow): Note | null => ofRow(row, (key) => noteOf(notes, key));
