import { describe, expect, it } from '@jest/globals';
import { listPlays, mergeEntries, rulesOf } from '@marquee/core';
import { createAppStore } from '../../app/store';
import { addToCategory } from '../../features/bookmarks/edit-bookmarks';
import { toggleCategory } from '../../features/bookmarks/toggle-category';
import { markAsUnwatched, markAsWatched } from '../../features/history/mark-watched';
import { testServices } from '../../testing/render-app';
import { entriesMerged } from './collections';
import { progressRecorded, selectIsWatched, selectPlays, titleRemoved } from './history';
import { listenToToasts, type ToastMessage } from '../ui/toast/toast-channel';
import { selectIsOnWatchedList } from './watched-list';

const film = { mediaType: 'movie' as const, id: 603, title: 'The Matrix', year: 1999 };
const episode = {
  ...{ mediaType: 'tv' as const, id: 603, title: 'A Show', year: 2011 },
  episode: { season: 1, number: 1, id: 1, title: 'Part 1', seasonId: 7 },
};

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
  return { store, says, undo };
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
    const { store, says } = open();
    const at = (watched: number) =>
      store.dispatch(progressRecorded({ played: film, progress: { watched, duration: 100 }, nowMs: 5 }));
    at(60);
    expect(says()).toEqual(neither);
    at(95);
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
    store.dispatch(markAsWatched('episode 1', [{ played: episode, durationSec: null }]));
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
