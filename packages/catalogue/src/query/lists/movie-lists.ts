import { DAY_MS, isoDay } from '@marquee/core';
import type { Context } from '../context';
import type { TitleRecord } from '../../build/title-record';
import { dayStart } from './calendar';
import { sortedTitles } from './sorting';

const isOut = (now: Date) => (record: TitleRecord) => record.dateMs <= dayStart(now);

/** Votes that TMDB requires before it ranks a title by rating. */
const TOP_RATED_VOTES = 200;
const FULL_ROW = 20;

/** Released titles, most popular first. */
export const popular = ({ store, now }: Context, mediaType: TitleRecord['mediaType']): TitleRecord[] =>
  sortedTitles(store, mediaType, 'popularity', 'desc').filter(isOut(now));

/** Best rated first, among titles with enough votes; among all if too few have them. */
export function topRated({ store, now }: Context, mediaType: TitleRecord['mediaType']): TitleRecord[] {
  const ranked = sortedTitles(store, mediaType, 'rating', 'desc').filter(isOut(now));
  const voted = ranked.filter(({ votes }) => votes >= TOP_RATED_VOTES);
  return voted.length >= FULL_ROW ? voted : ranked;
}

interface DatedList {
  rows: readonly TitleRecord[];
  dates: { minimum: string; maximum: string };
}

const datesOf = (rows: readonly TitleRecord[], now: Date): DatedList['dates'] => {
  const days = rows.map(({ date }) => date).sort();
  const today = isoDay(dayStart(now));
  return { minimum: days[0] ?? today, maximum: days.at(-1) ?? today };
};

const byPopularity = (a: TitleRecord, b: TitleRecord): number => b.popularity - a.popularity || a.id - b.id;

const IN_CINEMAS_MS = 45 * DAY_MS;

/**
 * Films of the last 45 days, most popular first. The data ages: if fewer than 20 films are that recent, returns the 20
 * latest ones, and `dates` is their range.
 */
export function nowPlaying({ store, now }: Context): DatedList {
  const latest = sortedTitles(store, 'movie', 'date', 'desc').filter(isOut(now));
  const young = latest.filter(({ dateMs }) => dateMs > dayStart(now) - IN_CINEMAS_MS);
  const rows = (young.length >= FULL_ROW ? young : latest.slice(0, FULL_ROW)).toSorted(byPopularity);
  return { rows, dates: datesOf(rows, now) };
}

/**
 * Films to be released, soonest first. If there are none left in the data, returns the latest releases, latest first.
 */
export function upcoming({ store, now }: Context): DatedList {
  const today = dayStart(now);
  const ahead = sortedTitles(store, 'movie', 'date', 'asc').filter(({ dateMs }) => dateMs > today);
  const rows = ahead.length > 0 ? ahead : sortedTitles(store, 'movie', 'date', 'desc').slice(0, FULL_ROW);
  return { rows, dates: datesOf(rows, now) };
}
