import { describe, expect, it } from '@jest/globals';
import {
  episodeKey,
  finishedSeries,
  hasLegacyHistoryFields,
  historyFromEntries,
  nextUp,
  parseHistory,
  type PlayedTitle,
} from './index';
import {
  historyEntries,
  markUnwatched,
  markWatched,
  merge,
  recordProgress,
  savedProgress,
  type Watched,
} from './testing/watched';
import { isWatched } from './watched';

const part = (number: number, season = 1): PlayedTitle => ({
  mediaType: 'tv',
  id: 1,
  title: 'Show',
  year: 2001,
  episode: { season, number, id: number, title: `Part ${number}`, seasonId: season },
});
const mark = (played: PlayedTitle, durationSec: number | null = 100) => ({ played, durationSec });
const season = (seasonNumber: number, ...numbers: number[]) => ({
  seasonNumber,
  episodeCount: numbers.length,
  episodes: numbers.map((episodeNumber) => ({ episodeNumber })),
});
const after = (...played: PlayedTitle[]): Watched =>
  played.reduce<Watched>((rest, each, index) => markWatched(rest, [mark(each)], 10 + index), {});
const regular = [season(0, 1, 2, 3), season(1, 1, 2), season(2, 1, 2)];
const next = (history: Watched, seasons: Parameters<typeof nextUp>[1] = regular) => {
  const item = historyFromEntries(history)['tv:1'];
  return item ? nextUp(item, seasons) : null;
};

describe('the next episode [HISTORY-11]', () => {
  it('follows the one watched last, over the end of a season', () => {
    expect(next(after(part(1)))).toEqual({ season: 1, episode: 2 });
    expect(next(after(part(2)))).toEqual({ season: 2, episode: 1 });
  });

  it('is the one that is listed, where numbers go on through the seasons or have gaps', () => {
    const counted = [season(1, 1, 2, 3, 5, 6), season(2, 7, 8, 9, 10), season(3, 11)];
    expect(next(after(part(6)), counted)).toEqual({ season: 2, episode: 7 });
    expect(next(after(part(7, 2)), counted)).toEqual({ season: 2, episode: 8 });
    expect(next(after(part(10, 2)), counted)).toEqual({ season: 3, episode: 11 });
    expect(next(after(part(3)), counted)).toEqual({ season: 1, episode: 5 });
  });

  it('passes over what was watched already', () => {
    expect(next(after(part(2), part(1, 2), part(1)))).toEqual({ season: 2, episode: 2 });
  });

  it('may have been begun, and is not passed over for that', () => {
    const begun = recordProgress({}, part(2), { watched: 10, duration: 100 }, 5);
    expect(next(markWatched(begun, [mark(part(1))], 6))).toEqual({ season: 1, episode: 2 });
    expect(next(recordProgress(after(part(2)), part(1), { watched: 10, duration: 100 }, 90))).toEqual({
      season: 1,
      episode: 1,
    });
  });

  it('stays with the regular run after a special, unless there is nothing else', () => {
    expect(next(after(part(1), part(2, 0)))).toEqual({ season: 1, episode: 2 });
    expect(next(after(part(2, 0)))).toEqual({ season: 1, episode: 1 });
    expect(next(after(part(2, 0)), [season(0, 1, 2, 3)])).toEqual({ season: 0, episode: 3 });
  });

  it('is none of a show of which no episode is left, or after the last', () => {
    expect(next(markUnwatched(after(part(1)), [part(1)], 90))).toBeNull();
    expect(next(after(part(2, 2)))).toBeNull();
    expect(next(after(part(3, 0)), [season(0, 1, 2, 3)])).toBeNull();
    expect(next({})).toBeNull();
  });

  it('names the list that it needs', () => {
    const unknown = [season(1, 1, 2), { seasonNumber: 2, episodeCount: 2 }];
    expect(next(after(part(1)), unknown)).toEqual({ season: 1, episode: 2 });
    expect(next(after(part(2)), unknown)).toEqual({ missingList: 2 });
  });

  it('is asked for only where the last episode was finished', () => {
    const film: PlayedTitle = { mediaType: 'movie', id: 1, title: 'Film', year: 2000 };
    const begun = recordProgress(after(part(1)), part(2), { watched: 10, duration: 100 }, 90);
    expect(finishedSeries(historyEntries(after(part(1)))).map(({ key }) => key)).toEqual(['tv:1']);
    expect(finishedSeries(historyEntries(begun))).toEqual([]);
    expect(finishedSeries(historyEntries(markWatched({}, [mark(film)], 1)))).toEqual([]);
  });
});

const isMarkedWatched = (history: Watched, { mediaType, id, episode }: PlayedTitle): boolean => {
  const key = `${mediaType}:${id}` as const;
  const progress = savedProgress(history, key, episode && episodeKey(episode.season, episode.number));
  return progress !== null && isWatched(episode ? 'episode' : 'movie', progress);
};
const film: PlayedTitle = { mediaType: 'movie', id: 1, title: 'Film', year: 2000 };

describe('marking as watched', () => {
  it('counts as watched to the end, and stays so on a device that merges later', () => {
    const begun = recordProgress({}, film, { watched: 20, duration: 90 }, 5);
    const marked = markWatched(begun, [mark(film)], 6);
    expect(isMarkedWatched(marked, film)).toBe(true);
    expect(isMarkedWatched(merge(begun, marked), film)).toBe(true);
    expect(savedProgress(marked, 'movie:1')).toEqual({ watched: 100, duration: 100 });
  });

  it('takes the length that is known, else one that stands in', () => {
    const begun = recordProgress({}, film, { watched: 20, duration: 90 }, 5);
    expect(savedProgress(markWatched(begun, [mark(film, null)], 6), 'movie:1')?.duration).toBe(90);
    expect(isMarkedWatched(markWatched({}, [mark(film, 0)], 6), film)).toBe(true);
  });

  it('marks a season at once, and leaves what was watched before at its time', () => {
    const seen = recordProgress({}, part(1), { watched: 95, duration: 100 }, 5);
    const marked = markWatched(
      seen,
      [1, 2, 3].map((number) => mark(part(number))),
      50,
    );
    expect([1, 2, 3].every((number) => isMarkedWatched(marked, part(number)))).toBe(true);
    expect(marked['tv:1']?.['tv:1/s1e1']?.changedAt).toBe(5);
  });

  it('is taken back by marking as not watched, for a film, an episode and a season [HISTORY-10]', () => {
    const marked = markWatched({}, [mark(film), mark(part(1)), mark(part(2))], 5);
    expect(historyEntries(markUnwatched(marked, [film], 6)).map(({ key }) => key)).toEqual(['tv:1']);
    const left = markUnwatched(marked, [part(1)], 6);
    expect([1, 2].map((number) => isMarkedWatched(left, part(number)))).toEqual([false, true]);
    expect(historyEntries(markUnwatched(marked, [part(1), part(2)], 6)).map(({ key }) => key)).toEqual(['movie:1']);
  });
});

describe('a history of older versions', () => {
  const old = {
    1: { type: 'movie', title: 'Film', poster: '/p.jpg', progress: { watched: 1, duration: 2 }, episodes: {} },
    2: { type: 'show', title: 'Show', seasons: {}, episodes: { s1e1: { progress: { watched: 1, duration: 2 } } } },
  };

  it('is known by what it carries, and is read without it [HISTORY-03]', () => {
    expect(hasLegacyHistoryFields({ items: old })).toBe(true);
    expect(hasLegacyHistoryFields({ state: { items: old } })).toBe(true);
    const read = parseHistory({ items: old })?.['movie:1'];
    expect(read).toBeDefined();
    expect(read).not.toHaveProperty('poster');
    expect(read).not.toHaveProperty('episodes');
    expect(parseHistory({ items: old })?.['tv:2']).not.toHaveProperty('seasons');
  });

  it.each([
    ['a poster', { type: 'show', poster: '/p.jpg' }],
    ['seasons', { type: 'show', seasons: {} }],
    ['episodes of a film', { type: 'movie', episodes: {} }],
  ])('is known by %s alone, in every form', (_name, item) => {
    for (const stored of [
      { 1: item },
      { items: { 1: item } },
      { state: { items: { 1: item } } },
      { state: { 1: item } },
    ])
      expect(hasLegacyHistoryFields(stored)).toBe(true);
  });

  it('of today carries nothing of the kind', () => {
    expect(
      hasLegacyHistoryFields({ items: { 1: { type: 'movie', progress: {} }, 2: { type: 'show', episodes: {} } } }),
    ).toBe(false);
    for (const none of ['text', null, 5, [{ poster: '/p.jpg' }], { items: null }, { items: [{ poster: '/p.jpg' }] }])
      expect(hasLegacyHistoryFields(none)).toBe(false);
    expect(hasLegacyHistoryFields({ items: { 1: null, 2: 'poster', 3: ['seasons'], 4: 5 } })).toBe(false);
  });
});
