import { describe, expect, it } from '@jest/globals';
import { listPlays, mergeEntries, rulesOf } from '@marquee/core';
import { createAppStore } from '../../app/store';
import { addToCategory } from '../../features/bookmarks/edit-bookmarks';
import { toggleCategory } from '../../features/bookmarks/toggle-category';
import { markAsUnwatched, markAsWatched } from '../../features/history/mark-watched';
import { testServices } from '../../testing/render-app';
import { entriesMerged } from './collections';
import {
  entriesOfTitles,
  markedUnwatched,
  markedWatched,
  progressRecorded,
  selectIsWatched,
  selectPlays,
  titleRemoved,
  titlesRestored,
} from './history';
import { listenToToasts, type ToastMessage } from '../ui/toast/toast-channel';
import { selectIsOnWatchedList } from './watched-list';

const film = { mediaType: 'movie' as const, id: 603, title: 'The Matrix', year: 1999 };
const episode = (number: number) => ({
  ...{ mediaType: 'tv' as const, id: 603, title: 'A Show', year: 2011 },
  episode: { season: 1, number, id: number, title: `Part ${number}`, seasonId: 7 },
});

function open() {
  const store = createAppStore(testServices().services);
  const toasts: ToastMessage[] = [];
  listenToToasts((toast) => toasts.push(toast));
  const says = () => ({
    tick: selectIsWatched(store.getState(), film),
    list: selectIsOnWatchedList(store.getState(), film),
    plays: listPlays(selectPlays(store.getState())).length,
  });
  const undo = () => toasts.at(-1)?.action?.onAction();
  const watch = (watched: number, nowMs: number) =>
    store.dispatch(progressRecorded({ played: film, progress: { watched, duration: 100 }, nowMs }));
  const log = () =>
    listPlays(selectPlays(store.getState())).map(({ mediaType, id, episode: number, how, watchedAt }) =>
      [`${mediaType}:${id}`, number, how, watchedAt].filter((each) => each !== undefined).join(' '),
    );
  return { store, says, undo, watch, log };
}
const both = { tick: true, list: true };
const neither = { tick: false, list: false, plays: 0 };

describe('the tick of a film and the list "watched"', () => {
  it('come together when the film is ticked, and go together, with one Undo [HISTORY-16]', () => {
    const { store, says, undo } = open();
    const mark = { played: film, durationSec: null };
    store.dispatch(markAsWatched(film.title, [mark]));
    expect(says()).toEqual({ ...both, plays: 1 });
    store.dispatch(markAsUnwatched(film.title, [mark]));
    expect(says()).toEqual(neither);
    undo();
    expect(says()).toEqual({ ...both, plays: 1 });
  });

  it('come together when it is played to its end [HISTORY-16]', () => {
    const { says, watch } = open();
    watch(60, 5);
    expect(says()).toEqual(neither);
    watch(95, 5);
    expect(says()).toEqual({ ...both, plays: 1 });
  });

  it('come together when it is put on the list: without a date there is no play [HISTORY-16]', () => {
    const { store, says, undo } = open();
    store.dispatch(addToCategory(film, 'watched'));
    expect(says()).toEqual({ ...both, plays: 0 });
    store.dispatch(markAsUnwatched(film.title, [{ played: film, durationSec: null }]));
    expect(says()).toEqual(neither);
    undo();
    expect(says()).toEqual({ ...both, plays: 0 });
  });

  it('go together when it is taken off the list, and one Undo brings the plays back too [HISTORY-16]', () => {
    const { store, says, undo } = open();
    store.dispatch(markAsWatched(film.title, [{ played: film, durationSec: null }]));
    store.dispatch(toggleCategory(film, 'watched'));
    expect(says()).toEqual(neither);
    undo();
    expect(says()).toEqual({ ...both, plays: 1 });
  });

  it('leave a series of the same number and other lists alone [HISTORY-16]', () => {
    const { store, says } = open();
    store.dispatch(markAsWatched('episode 1', [{ played: episode(1), durationSec: null }]));
    expect(says()).toMatchObject({ tick: false, list: false });
    store.dispatch(addToCategory(film, 'favorites'));
    expect(says()).toMatchObject({ tick: false, list: false });
  });

  it('still agree when the film leaves the history: the list keeps the tick [HISTORY-16]', () => {
    const { store, says } = open();
    store.dispatch(markAsWatched(film.title, [{ played: film, durationSec: null }]));
    store.dispatch(titleRemoved({ key: 'movie:603', nowMs: Date.now() + 1 }));
    expect(says()).toEqual({ ...both, plays: 0 });
  });

  it('send nothing of their own when a play arrives from another device [HISTORY-16]', () => {
    const one = open();
    one.store.dispatch(markAsWatched(film.title, [{ played: film, durationSec: null }]));
    const plays = Object.values(selectPlays(one.store.getState())['movie:603'] ?? {});
    expect(mergeEntries(rulesOf('plays'), {}, plays)).not.toEqual({});
    const other = open();
    other.store.dispatch(entriesMerged('plays', plays, 'server'));
    expect(other.says()).toEqual({ tick: true, list: false, plays: 1 });
  });
});

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
    expect(log().sort()).toEqual(['tv:603 1 marked 5', 'tv:603 2 marked 9']);
    expect(selectIsWatched(store.getState(), episode(2))).toBe(true);
    store.dispatch(markedUnwatched({ played: [episode(2)], nowMs: 12 }));
    expect(log()).toEqual(['tv:603 1 marked 5']);
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
