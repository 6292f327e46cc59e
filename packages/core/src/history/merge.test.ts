import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TitleKey } from '../media';
import { addPlay, type NewPlay, type Play, removePlays } from '../plays';
import { type Entries, mergeEntries, toEntries } from '../sync/merge-entries';
import { arbitraryEntry } from '../sync/testing/arbitrary-entries';
import { historyFromEntries, type HistoryValue } from './entries';
import { type HistoryEpisode, type HistoryItem, mergeHistory, type WatchHistory } from './index';
import { nextUp } from './next-up';
import { recordProgress, removeTitle, type Watched } from './testing/watched';
import type { PlayedTitle } from './types';
import { continueWatching, finishedSeries, historyEntries, isFinished, savedProgress } from './view';
import { isPlayed, shownTitle, startedTitles, withPlays } from './with-plays';

const half = { watched: 50, duration: 100 };
const film: HistoryItem = { mediaType: 'movie', id: 1, title: 'Film', year: 2001, updatedAt: 10, progress: half };
const episode: HistoryEpisode = { id: 4, number: 1, title: 'Pilot', seasonId: 4, updatedAt: 10, progress: half };
const show = (episodes: Record<string, HistoryEpisode>, more: Partial<HistoryItem> = {}): HistoryItem => ({
  mediaType: 'tv',
  id: 1,
  title: 'Show',
  year: 2002,
  updatedAt: Math.max(10, ...Object.values(episodes).map(({ updatedAt }) => updatedAt)),
  episodes,
  ...more,
});
const of = (item: HistoryItem): WatchHistory => ({ [item.mediaType === 'tv' ? 'tv:1' : 'movie:1']: item });

describe('two records of a film', () => {
  it.each<[string, Partial<HistoryItem>, Partial<HistoryItem>]>([
    ['the newer', { updatedAt: 11, progress: { watched: 1, duration: 1 } }, {}],
    ['of equally new ones the further watched', { progress: { watched: 51, duration: 60 } }, {}],
    ['then the longer', { progress: { watched: 50, duration: 101 }, title: 'A' }, {}],
    ['then the one whose title comes later', { title: 'Films', year: 1990 }, {}],
    ['then the later year', { year: 2002 }, {}],
    ['and any year before none', { year: 0 }, { year: null }],
    ['and any position before none', {}, { progress: undefined, title: 'Films' }],
  ])('%s wins, whoever merges [SYNC-09]', (_name, winning, losing) => {
    const [winner, loser] = [
      { ...film, ...winning },
      { ...film, ...losing },
    ];
    expect(mergeHistory(of(winner), of(loser))).toEqual(of(winner));
    expect(mergeHistory(of(loser), of(winner))).toEqual(of(winner));
  });

  it('keep the latest removal, though the other record wins', () => {
    const removed = { ...film, removedAt: 12 };
    const later = { ...film, updatedAt: 20, removedAt: 3 };
    for (const merged of [mergeHistory(of(removed), of(later)), mergeHistory(of(later), of(removed))])
      expect(merged).toEqual(of({ ...later, removedAt: 12 }));
    expect(mergeHistory(of(film), of({ ...film, removedAt: 0 }))).toEqual(of({ ...film, removedAt: 0 }));
    expect(mergeHistory(of({ ...film, removedAt: 0 }), of(film))).toEqual(of({ ...film, removedAt: 0 }));
  });

  it('have no episodes, and none appear', () => {
    const [merged] = Object.values(mergeHistory(of(film), of({ ...film, updatedAt: 11 })));
    expect(merged).not.toHaveProperty('episodes');
    expect(merged).not.toHaveProperty('removedAt');
  });
});

describe('two records of an episode', () => {
  it.each<[string, Partial<HistoryEpisode>]>([
    ['the newer', { updatedAt: 11, title: 'A' }],
    ['of equally new ones the further watched', { progress: { watched: 51, duration: 60 } }],
    ['then the longer', { progress: { watched: 50, duration: 101 }, title: 'A' }],
    ['then the one whose title comes later', { title: 'Pilots', number: 0 }],
    ['then the greater number', { number: 2, id: 3 }],
    ['then the greater id', { id: 5, seasonId: 3 }],
    ['then the greater id of its season', { seasonId: 5 }],
  ])('%s wins, whoever merges', (_name, winning) => {
    const [winner, loser] = [show({ s1e1: { ...episode, ...winning } }), show({ s1e1: episode })];
    expect(mergeHistory(of(winner), of(loser))).toEqual(of(winner));
    expect(mergeHistory(of(loser), of(winner))).toEqual(of(winner));
  });

  it('keep the latest removal, though the other record wins', () => {
    const removed = { ...episode, removedAt: 12 };
    const later = { ...episode, updatedAt: 20 };
    const merged = show({ s1e1: { ...later, removedAt: 12 } });
    expect(mergeHistory(of(show({ s1e1: removed })), of(show({ s1e1: later })))).toEqual(of(merged));
    expect(mergeHistory(of(show({ s1e1: later })), of(show({ s1e1: removed })))).toEqual(of(merged));
  });

  it('are joined with those of other keys', () => {
    const second: HistoryEpisode = { ...episode, number: 2 };
    const merged = mergeHistory(of(show({ s1e1: episode })), of(show({ s1e2: second }, { title: 'A Show' })));
    expect(merged).toEqual(of(show({ s1e1: episode, s1e2: second })));
    const without = { ...show({}), episodes: undefined };
    expect(mergeHistory(of(without), of(without))).toEqual(of(show({})));
  });
});

const highTide: PlayedTitle = { mediaType: 'movie', id: 603, title: 'High Tide', year: 1999 };
const part = (number: number): PlayedTitle => ({
  mediaType: 'tv',
  id: 1399,
  title: 'Signal Box',
  year: 2011,
  episode: { season: 1, number, id: 100 + number, title: `Part ${number}`, seasonId: 7 },
});
const halfOfIt = { watched: 3000, duration: 6000 };
const log = (...plays: (Omit<NewPlay, 'id' | 'how'> & Partial<NewPlay>)[]): Entries<Play> =>
  toEntries(
    {},
    plays.map((play, index) => addPlay({}, { id: `p${index}`, how: 'imported', ...play }, 1000)),
  );
const whole = (history: Watched, plays: Entries<Play>) => withPlays(historyFromEntries(history), plays);
const shown = (history: Watched, plays: Entries<Play>) => historyEntries(whole(history, plays));

describe('the history with a log of plays', () => {
  it('shows each title, and what was begun, the same without a look at all of it', () => {
    const some = <Value>(name: 'history' | 'plays') =>
      fc
        .array(arbitraryEntry(name), { maxLength: 12 })
        .map((entries) => toEntries({}, entries) as unknown as Entries<Value>);
    fc.assert(
      fc.property(some<HistoryValue>('history'), some<Play>('plays'), (entries, plays) => {
        const all = whole(entries, plays);
        expect(startedTitles(entries, plays)).toEqual(continueWatching(historyEntries(all)));
        for (const key of [...Object.keys(entries), ...Object.keys(plays)] as TitleKey[])
          expect(shownTitle(entries, plays, key)).toBe(all[key]);
      }),
    );
  });

  it('lists an imported title at the time it was watched, as watched', () => {
    const plays = log({ played: highTide, watchedAt: 50 }, { played: part(2), watchedAt: 70 });
    const later = recordProgress({}, { ...film, id: 605 }, halfOfIt, 60);
    const entries = shown(later, plays);
    expect(entries.map(({ key, updatedAt }) => [key, updatedAt])).toEqual([
      ['tv:1399', 70],
      ['movie:605', 60],
      ['movie:603', 50],
    ]);
    expect(entries[0]).toMatchObject({
      item: { title: 'Signal Box' },
      episode: { season: 1, episode: 2, title: 'Part 2' },
    });
    expect(entries.map(isFinished)).toEqual([true, false, true]);
  });

  it('lists what was watched at an unknown time last', () => {
    const plays = log({ played: highTide, watchedAt: null }, { played: part(1), watchedAt: 1 });
    expect(shown({}, plays).map(({ key }) => key)).toEqual(['tv:1399', 'movie:603']);
  });

  it('goes on with a highTide that was begun again after it had been watched', () => {
    const plays = log({ played: highTide, watchedAt: 50 });
    const again = recordProgress({}, highTide, halfOfIt, 60);
    expect(continueWatching(shown(again, plays)).map(({ key }) => key)).toEqual(['movie:603']);
    expect(savedProgress(whole(again, plays)['movie:603'])).toEqual(halfOfIt);
  });

  it('counts as watched what was begun here and finished elsewhere later', () => {
    const begun = recordProgress({}, highTide, halfOfIt, 40);
    const plays = log({ played: highTide, watchedAt: 50 });
    expect(continueWatching(shown(begun, plays))).toEqual([]);
    expect(savedProgress(whole(begun, plays)['movie:603'])).toEqual({ watched: 6000, duration: 6000 });
  });

  it('shows a title again that was removed and is imported later', () => {
    const removed = removeTitle(recordProgress({}, part(1), halfOfIt, 40), 'tv:1399', 90);
    const [entry, ...others] = shown(removed, log({ played: part(2), watchedAt: 50 }));
    expect(others).toEqual([]);
    expect(Object.keys(entry?.item.episodes ?? {})).toEqual(['s1e2']);
  });

  it('does not list a title whose plays were removed', () => {
    const plays = log({ played: highTide, watchedAt: 50 });
    const left = mergeEntries({}, plays, removePlays(plays, highTide, 2000));
    expect(shown({}, left)).toEqual([]);
    expect(isPlayed(left, 'movie:603')).toBe(false);
  });

  it('leads to the episode after the last one that was imported', () => {
    const plays = log({ played: part(1), watchedAt: 50 }, { played: part(2), watchedAt: 60 });
    const [series] = finishedSeries(shown({}, plays));
    expect(
      series &&
        nextUp(series.item, [
          { seasonNumber: 1, episodeCount: 2, episodes: [{ episodeNumber: 2 }, { episodeNumber: 3 }] },
        ]),
    ).toEqual({ season: 1, episode: 3 });
    expect(isPlayed(plays, 'tv:1399', 's1e2')).toBe(true);
    expect(isPlayed(plays, 'tv:1399', 's1e3')).toBe(false);
  });

  it('computes anew the one title that changes, whatever else there is', () => {
    const finished = { watched: 6000, duration: 6000 };
    const titles = Array.from({ length: 50 }, (_, index) => ({ ...part(1), id: index + 1 }));
    const before = titles.reduce<Watched>((history, title) => recordProgress(history, title, finished, 10), {});
    const plays = log(...titles.map((played, index) => ({ id: `q${index}`, played, watchedAt: 20 })));
    const first = new Set(shown(before, plays));
    const second = shown(recordProgress(before, { ...part(2), id: 7 }, halfOfIt, 30), plays);
    expect(second).toHaveLength(50);
    expect(second.filter((entry) => !first.has(entry)).map(({ key }) => key)).toEqual(['tv:7']);
  });
});
