import { DAY_MS, isoDay } from '@marquee/core';
import type { SeriesRecord } from '../../build/title-record';
import type { Context } from '../context';
import { regularEpisodes } from '../wire/series-details';
import { dayStart, weekday } from './calendar';
import { sortedTitles } from './sorting';

const WEEK_MS = 7 * DAY_MS;

const isSeries = (record: { mediaType: string }): record is SeriesRecord => record.mediaType === 'tv';

/** `YYYY-MM-DD` of the last known broadcast. */
function lastKnownAir(record: SeriesRecord): string {
  const dates = regularEpisodes(record).map(({ episode }) => episode.airDate);
  return [record.entry.lastAirDate ?? '', dates.at(-1) ?? '', record.date].reduce((a, b) => (a > b ? a : b));
}

const airsBetween = (record: SeriesRecord, fromMs: number, toMs: number): boolean => {
  const [from, to] = [isoDay(fromMs), isoDay(toMs)];
  return regularEpisodes(record).some(({ episode: { airDate } }) => airDate >= from && airDate <= to);
};

/** Running series that have begun, the most recently aired first. */
function running({ store, now }: Context): { record: SeriesRecord; aired: string }[] {
  return sortedTitles(store, 'tv', 'popularity', 'desc')
    .filter(isSeries)
    .filter(({ entry, dateMs }) => entry.status === 'Returning Series' && dateMs <= dayStart(now))
    .map((record) => ({ record, aired: lastKnownAir(record) }))
    .sort((a, b) => (a.aired < b.aired ? 1 : a.aired > b.aired ? -1 : 0));
}

/**
 * TMDB lists series with an episode in the next seven days. Those come first; the data has few future dates, so the
 * other running series follow, the most recently aired first.
 */
export function onTheAir(context: Context): SeriesRecord[] {
  const today = dayStart(context.now);
  const all = sortedTitles(context.store, 'tv', 'popularity', 'desc').filter(isSeries);
  const dated = all.filter((record) => airsBetween(record, today, today + WEEK_MS));
  return [...new Set([...dated, ...running(context).map(({ record }) => record)])];
}

/**
 * Series with an episode today; then running series whose last known episode was on the same weekday. If there are
 * none, the series on the air.
 */
export function airingToday(context: Context): SeriesRecord[] {
  const today = dayStart(context.now);
  const onAir = onTheAir(context);
  const dated = onAir.filter((record) => airsBetween(record, today, today));
  const usual = running(context)
    .filter(({ aired }) => weekday(Date.parse(aired)) === weekday(today))
    .map(({ record }) => record);
  const rows = [...new Set([...dated, ...usual])];
  return rows.length > 0 ? rows : onAir;
}
