import type { AppDispatch, AppServices } from '../../shared/store';

type Thunk<Result> = (dispatch: AppDispatch, getState: unknown, services: AppServices) => Result;

const cleared = {
  bookmarks: {
    names: ['bookmarks', 'categories', 'listOrder'],
    keys: ['bookmarks', 'bookmark-categories', 'media-bookmarks'],
  },
  history: { names: ['history', 'plays'], keys: ['media-tracking'] },
} as const;

/** Deletes stored bookmarks or history. Nothing is written afterwards, because the page is about to reload. */
export const clearStored =
  (what: keyof typeof cleared): Thunk<Promise<void>> =>
  async (_dispatch, _getState, { storage, records }) => {
    const { names, keys } = cleared[what];
    storage.close();
    await records.clear(names);
    records.close();
    for (const key of keys) window.localStorage.removeItem(key);
  };
