import { describe, expect, it } from '@jest/globals';
import { listPlays } from '@marquee/core';
import { createAppStore } from '../../../app/store';
import { testServices } from '../../../testing/render-app';
import {
  markedWatched,
  progressRecorded,
  selectIsWatched,
  selectPlays,
  markedUnwatched,
  titleRemoved,
  titlesRestored,
  entriesOfTitles,
} from '.';

const film = { mediaType: 'movie' as const, id: 603, title: 'The Matrix', year: 1999 };
const episode = (number: number) => ({
  mediaType: 'tv' as const,
  id: 1399,
  title: 'A Show',
  year: 2011,
  episode: { season: 1, number, id: number, title: `Part ${number}`, seasonId: 7 },
});

function open() {
  const store = createAppStore(testServices().services);
  const watch = (watched: number, nowMs: number) =>
    store.dispatch(progressRecorded({ played: film, progress: { watched, duration: 100 }, nowMs }));
  const log = () =>
    listPlays(selectPlays(store.getState())).map(({ mediaType, id, episode: number, how, watchedAt }) =>
      [`${mediaType}:${id}`, number, how, watchedAt].filter((each) => each !== undefined).join(' '),
    );
  return { store, watch, log };
}

describe('the log of plays', () => {
  it('gets one play when a film passes the limit, and another when it is watched again [HISTORY-12]', () => {
    const { watch, log } = open();
    watch(50, 10);
    expect(log()).toEqual([]);
    watch(95, 20);
    watch(97, 22);
    watch(99, 24);
    expect(log()).toEqual(['movie:603 played 20']);
    watch(3, 30);
    watch(96, 40);
    expect(log().sort()).toEqual(['movie:603 played 20', 'movie:603 played 40']);
  });

  it('gets one for each episode of a season that is marked, and loses them when that is taken back [HISTORY-12]', () => {
    const { store, log } = open();
    const marks = [episode(1), episode(2)].map((played) => ({ played, durationSec: null }));
    store.dispatch(markedWatched({ marks: marks.slice(0, 1), nowMs: 5 }));
    store.dispatch(markedWatched({ marks, nowMs: 9 }));
    expect(log().sort()).toEqual(['tv:1399 1 marked 5', 'tv:1399 2 marked 9']);
    expect(selectIsWatched(store.getState(), episode(2))).toBe(true);
    store.dispatch(markedUnwatched({ played: [episode(2)], nowMs: 12 }));
    expect(log()).toEqual(['tv:1399 1 marked 5']);
    expect(selectIsWatched(store.getState(), episode(2))).toBe(false);
  });

  it('loses the plays of a title that leaves the history, and has them again when that is undone [HISTORY-09]', () => {
    const { store, watch, log } = open();
    watch(95, 20);
    const removed = entriesOfTitles(store.getState(), ['movie:603']);
    store.dispatch(titleRemoved({ key: 'movie:603', nowMs: 30 }));
    expect(log()).toEqual([]);
    store.dispatch(titlesRestored({ removed, nowMs: 40 }));
    expect(log()).toEqual(['movie:603 played 20']);
  });
});
