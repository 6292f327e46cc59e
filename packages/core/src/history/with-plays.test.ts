import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TitleKey } from '../media';
import { addPlay, removePlays, type NewPlay, type Play } from '../plays';
import { mergeEntries, toEntries, type Entries } from '../sync/merge-entries';
import { arbitraryEntry } from '../sync/testing/arbitrary-entries';
import { historyFromEntries, type HistoryValue } from './entries';
import { nextUp } from './next-up';
import type { PlayedTitle } from './types';
import { recordProgress, removeTitle, type Watched } from './testing/watched';
import { finishedSeries } from './view';
import { continueWatching, historyEntries, isFinished, savedProgress } from './view';
import { startedTitles, isPlayed, shownTitle, withPlays } from './with-plays';

const film: PlayedTitle = { mediaType: 'movie', id: 603, title: 'High Tide', year: 1999 };
const part = (number: number): PlayedTitle => ({
  mediaType: 'tv',
  id: 1399,
  title: 'Signal Box',
  year: 2011,
  episode: { season: 1, number, id: 100 + number, title: `Part ${number}`, seasonId: 7 },
});
const half = { watched: 3000, duration: 6000 };
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
    const plays = log({ played: film, watchedAt: 50 }, { played: part(2), watchedAt: 70 });
    const later = recordProgress({}, { ...film, id: 605 }, half, 60);
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
    const plays = log({ played: film, watchedAt: null }, { played: part(1), watchedAt: 1 });
    expect(shown({}, plays).map(({ key }) => key)).toEqual(['tv:1399', 'movie:603']);
  });

  it('goes on with a film that was begun again after it had been watched', () => {
    const plays = log({ played: film, watchedAt: 50 });
    const again = recordProgress({}, film, half, 60);
    expect(continueWatching(shown(again, plays)).map(({ key }) => key)).toEqual(['movie:603']);
    expect(savedProgress(whole(again, plays)['movie:603'])).toEqual(half);
  });

  it('counts as watched what was begun here and finished elsewhere later', () => {
    const begun = recordProgress({}, film, half, 40);
    const plays = log({ played: film, watchedAt: 50 });
    expect(continueWatching(shown(begun, plays))).toEqual([]);
    expect(savedProgress(whole(begun, plays)['movie:603'])).toEqual({ watched: 6000, duration: 6000 });
  });

  it('shows a title again that was removed and is imported later', () => {
    const removed = removeTitle(recordProgress({}, part(1), half, 40), 'tv:1399', 90);
    const [entry, ...others] = shown(removed, log({ played: part(2), watchedAt: 50 }));
    expect(others).toEqual([]);
    expect(Object.keys(entry?.item.episodes ?? {})).toEqual(['s1e2']);
  });

  it('does not list a title whose plays were removed', () => {
    const plays = log({ played: film, watchedAt: 50 });
    const left = mergeEntries({}, plays, removePlays(plays, film, 2000));
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
    const second = shown(recordProgress(before, { ...part(2), id: 7 }, half, 30), plays);
    expect(second).toHaveLength(50);
    expect(second.filter((entry) => !first.has(entry)).map(({ key }) => key)).toEqual(['tv:7']);
  });
});
