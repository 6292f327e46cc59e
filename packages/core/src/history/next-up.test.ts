import { describe, expect, it } from '@jest/globals';
import { finishedSeries, historyFromEntries, nextUp, type PlayedTitle } from './index';
import { historyEntries, markUnwatched, markWatched, recordProgress, type Watched } from './testing/watched';

const part = (number: number, season = 1): PlayedTitle => ({
  mediaType: 'tv',
  id: 1,
  title: 'Show',
  year: 2001,
  episode: { season, number, id: number, title: `Part ${number}`, seasonId: season },
});
const mark = (played: PlayedTitle) => ({ played, durationSec: 100 });
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
