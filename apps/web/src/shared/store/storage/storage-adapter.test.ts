import { beforeEach, describe, expect, it } from '@jest/globals';
import { createStorageAdapter } from './storage-adapter';
import { prescribedKeys } from '../mirror/prescribed-keys';
import { slots as ownSlots } from './slots';

const slots = [...ownSlots, ...prescribedKeys.map(({ slot }) => slot)];
const NOW = 1_700_000_000_000;
const film = (title: string, updatedAt: number) => ({
  type: 'movie',
  title,
  year: 1927,
  updatedAt,
  progress: { watched: 60, duration: 5400 },
});

function setUp(local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = window.localStorage) {
  const reports: string[] = [];
  const storage = createStorageAdapter({ local, slots, report: (text) => reports.push(text), now: () => NOW });
  return { storage, reports };
}

/** A browser whose storage is full. */
const full = {
  getItem: (key: string) => window.localStorage.getItem(key),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: (key: string) => window.localStorage.removeItem(key),
};
const stored = (key: string): unknown => JSON.parse(window.localStorage.getItem(key) ?? 'null');

beforeEach(() => window.localStorage.clear());

describe('storing', () => {
  it('reads nothing from an empty browser and writes nothing into it', async () => {
    const { storage } = setUp();
    expect(await storage.getItem('marquee')).toEqual({});
    await storage.setItem('marquee', {
      theme: { stored: null },
      history: { items: {} },
      devicePreferences: { volume: null, subtitleTimings: null },
      loginLock: { failures: null },
      syncState: { dataOwner: null, isLogOutPending: false },
      announcements: { dismissedBanners: [], dismissedAds: {}, dismissedModals: {} },
    });
    expect(window.localStorage.length).toBe(0);
  });

  it('stores the theme as a plain word [THEME-03]', async () => {
    const { storage } = setUp();
    await storage.setItem('marquee', { theme: { stored: 'light' } });
    expect(window.localStorage.getItem('theme')).toBe('light');
    expect(await setUp().storage.getItem('marquee')).toEqual({ theme: { stored: 'light' } });
  });

  it('stores the watch history, keyed by id, under media-tracking [HISTORY-01]', async () => {
    window.localStorage.setItem('media-tracking', JSON.stringify({ items: { 605: film('Metropolis', 5) } }));
    const { storage } = setUp();
    const state = await storage.getItem('marquee');
    expect(state.history?.items).toMatchObject({ 'movie:605': { title: 'Metropolis' } });
    await storage.setItem('marquee', { history: { items: { ...(state.history?.items as object) } } });
    expect(stored('media-tracking')).toEqual({ items: { 605: film('Metropolis', 5) } });
  });

  it('stores local-lock as one object with a valid flag and sections [STORAGE-02]', async () => {
    const { storage } = setUp();
    await storage.setItem('marquee', { syncState: { bookmarksUpdatedAtMs: 7 } });
    expect(stored('local-lock')).toEqual({ valid: true, lastBookmarkUpdateTime: 7 });
  });

  it('stores the dismissed banners as a list of ids [ANNOUNCE-06, STORAGE-01]', async () => {
    const { storage } = setUp();
    const dismissedAds = { x: '2026-01-02' };
    await storage.setItem('marquee', {
      announcements: { dismissedBanners: ['a'], dismissedAds, dismissedModals: { m: 7 } },
    });
    expect(stored('dismissedInfoBoxes')).toEqual(['a']);
    expect(stored('dismissedAds')).toEqual({ x: '2026-01-02' });
    expect(stored('dismissedInfoModals')).toEqual([{ id: 'm', timestamp: 7 }]);
    const again = await setUp().storage.getItem('marquee');
    expect(again.announcements).toEqual({ dismissedBanners: ['a'], dismissedAds, dismissedModals: { m: 7 } });
  });
});

describe('unreadable data', () => {
  it.each(['{"valid":tru', 'null', '[1]', '"text"'])(
    'copies an unreadable local-lock %j to a backup, removes it and reports it [STORAGE-04]',
    async (text) => {
      window.localStorage.setItem('local-lock', text);
      const { storage, reports } = setUp();
      expect(await storage.getItem('marquee')).toEqual({});
      expect(reports).toEqual(['Failed to read from localStorage, clear all data and try again.']);
      expect(window.localStorage.getItem('local-lock')).toBeNull();
      expect(window.localStorage.getItem('local-lock-backup')).toBe(text);
    },
  );

  it('treats a local-lock that nests too deep to be written again as unreadable [STORAGE-04]', async () => {
    const text = `{"valid":true,"other":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    window.localStorage.setItem('local-lock', text);
    expect(await setUp().storage.getItem('marquee')).toEqual({});
    expect(window.localStorage.getItem('local-lock')).toBeNull();
    expect(window.localStorage.getItem('local-lock-backup') === text).toBe(true);
  });

  it('resets a local-lock without the valid flag to just the flag, keeping a copy [STORAGE-05]', async () => {
    window.localStorage.setItem('local-lock', '{"lastBookmarkUpdateTime":7}');
    const { storage, reports } = setUp();
    expect(await storage.getItem('marquee')).toEqual({});
    expect(reports).toEqual([]);
    expect(stored('local-lock')).toEqual({ valid: true });
    expect(stored('local-lock-backup')).toEqual({ lastBookmarkUpdateTime: 7 });
  });

  it('keeps a copy of an invalid watch history and reports it [STORAGE-09]', async () => {
    window.localStorage.setItem('media-tracking', '{"items":');
    const { storage, reports } = setUp();
    expect(await storage.getItem('marquee')).toEqual({});
    expect(reports).toEqual(['Failed to read from localStorage, clear all data and try again.']);
    expect(window.localStorage.getItem('media-tracking-backup')).toBe('{"items":');
  });

  it('keeps a copy of a partly readable watch history, and reads the valid part', async () => {
    const text = JSON.stringify({ items: { 605: film('Metropolis', 5), oops: { type: 'movie' } } });
    window.localStorage.setItem('media-tracking', text);
    const { storage, reports } = setUp();
    const state = await storage.getItem('marquee');
    expect(Object.keys(state.history?.items as object)).toEqual(['movie:605']);
    expect(window.localStorage.getItem('media-tracking-backup')).toBe(text);
    expect(reports).toEqual([]);
  });

  it('reports bookmarks that are not a list [BOOKMARK-18]', async () => {
    window.localStorage.setItem('bookmarks', '{"1":true}');
    const { storage, reports } = setUp();
    await storage.getItem('marquee');
    expect(reports).toEqual(['Cleared Bad Bookmark Data']);
    expect(window.localStorage.getItem('bookmarks')).toBeNull();
    expect(window.localStorage.getItem('bookmarks-backup')).toBe('{"1":true}');
  });

  it('does not overwrite an older backup', async () => {
    window.localStorage.setItem('local-lock-backup', 'older');
    window.localStorage.setItem('local-lock', 'broken');
    await setUp().storage.getItem('marquee');
    expect(window.localStorage.getItem('local-lock-backup')).toBe('older');
    expect(window.localStorage.getItem(`local-lock-backup-${NOW}`)).toBe('broken');
  });

  it('leaves an unreadable value alone when no copy can be made', async () => {
    window.localStorage.setItem('media-tracking', 'broken');
    const { storage } = setUp(full);
    await storage.getItem('marquee');
    await storage.setItem('marquee', { history: { items: {} } });
    expect(window.localStorage.getItem('media-tracking')).toBe('broken');
  });
});

describe('bookmarks of older versions', () => {
  const old = { a: { data: { id: 605, media_type: 'movie' }, info: { addedAt: 3 } }, b: { data: { id: 7 } }, c: {} };
  it('are moved to the watchlist with both messages, one after the other, and their old key is removed [BOOKMARK-16]', async () => {
    window.localStorage.setItem('media-bookmarks', JSON.stringify(old));
    const reports: unknown[] = [];
    const report = (...said: unknown[]) => reports.push(said);
    const storage = createStorageAdapter({ local: window.localStorage, slots, report, now: () => NOW });
    const { bookmarks } = await storage.getItem('marquee');
    expect(bookmarks?.entries).toEqual([
      { mediaId: 605, category: 'watchlist', addedAt: 3, mediaType: 'movie' },
      { mediaId: 7, category: 'watchlist', addedAt: 0 },
    ]);
    expect(stored('bookmarks')).toEqual(bookmarks?.entries);
    expect(window.localStorage.getItem('media-bookmarks')).toBeNull();
    expect(stored('media-bookmarks-backup')).toEqual(old);
    expect(reports).toEqual([
      ['Migrating your bookmarks to support new features and syncing...', { kind: 'info', durationMs: 10_000 }],
      [
        'Your bookmarks have been upgraded and new features are now available for you!',
        { kind: 'success', delayMs: 10_000 },
      ],
    ]);
  });

  it('are merged with current bookmarks [BOOKMARK-17]', async () => {
    const today = [{ mediaId: 9, category: 'favorites', addedAt: 8, mediaType: 'tv' }];
    window.localStorage.setItem('bookmarks', JSON.stringify(today));
    window.localStorage.setItem('media-bookmarks', JSON.stringify(old));
    await setUp().storage.getItem('marquee');
    expect((stored('bookmarks') as { mediaId: number }[]).map(({ mediaId }) => mediaId)).toEqual([9, 605, 7]);
  });

  it('stay where they are while the browser cannot store them', async () => {
    window.localStorage.setItem('media-bookmarks', JSON.stringify({ a: old.a }));
    const { storage, reports } = setUp(full);
    const { bookmarks } = await storage.getItem('marquee');
    expect(bookmarks?.entries).toHaveLength(1);
    expect(window.localStorage.getItem('media-bookmarks')).not.toBeNull();
    expect(reports).toEqual([]);
  });

  it('are cleared with their message when they are not an object', async () => {
    window.localStorage.setItem('media-bookmarks', '[1]');
    const { storage, reports } = setUp();
    await storage.getItem('marquee');
    expect(reports).toEqual(['Cleared Bad Bookmark Data']);
    expect(window.localStorage.getItem('media-bookmarks')).toBeNull();
  });
});

it('moves a plain time key of older versions into its section of local-lock [STORAGE-03]', async () => {
  window.localStorage.setItem('lastBookmarkUpdateTime', '5');
  window.localStorage.setItem('lastWatchHistoryUpdateTime', '6');
  window.localStorage.setItem('local-lock', JSON.stringify({ valid: true, lastBookmarkUpdateTime: 7 }));
  await setUp().storage.getItem('marquee');
  expect(stored('local-lock')).toEqual({ valid: true, lastBookmarkUpdateTime: 7, lastWatchHistoryUpdateTime: 6 });
  expect(window.localStorage.getItem('lastBookmarkUpdateTime')).toBeNull();
});

describe('writing', () => {
  it('reports when the browser refuses to store, then only after a minute, however often it tries [STORAGE-06]', async () => {
    let now = NOW;
    const reports: string[] = [];
    const storage = createStorageAdapter({ local: full, slots, report: (text) => reports.push(text), now: () => now });
    for (const stored of ['light', 'dark', 'light']) await storage.setItem('marquee', { theme: { stored } });
    expect(reports).toEqual(['Failed to update localStorage, clear all data and try again.']);
    now += 60_000;
    await storage.setItem('marquee', { theme: { stored: 'dark' } });
    expect(reports).toHaveLength(2);
  });

  it('stores pending data as soon as there is space', async () => {
    let isFull = true;
    const { storage } = setUp({
      getItem: (key) => window.localStorage.getItem(key),
      setItem: (key, text) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        window.localStorage.setItem(key, text);
      },
      removeItem: (key) => window.localStorage.removeItem(key),
    });
    const state = { theme: { stored: 'light' } };
    await storage.setItem('marquee', state);
    isFull = false;
    await storage.setItem('marquee', state);
    expect(window.localStorage.getItem('theme')).toBe('light');
  });

  it('never restores data that was wiped', async () => {
    window.localStorage.setItem('media-tracking', JSON.stringify({ items: { 1: film('One', 1) } }));
    window.localStorage.setItem('theme', 'light');
    const { storage } = setUp();
    const state = await storage.getItem('marquee');
    storage.wipe('history');
    await storage.setItem('marquee', state);
    expect(window.localStorage.getItem('media-tracking')).toBeNull();
    expect(window.localStorage.getItem('theme')).toBe('light');
  });

  it('works without any storage, and reports once that nothing is saved', async () => {
    const reports: string[] = [];
    const storage = createStorageAdapter({ local: null, slots, report: (text) => reports.push(text), now: () => NOW });
    expect(await storage.getItem('marquee')).toEqual({});
    expect(reports).toEqual([]);
    for (const stored of ['light', 'dark']) await storage.setItem('marquee', { theme: { stored } });
    expect(reports).toEqual([
      'This browser can’t store anything for this site. What you save here is gone when you close it.',
    ]);
  });
});

it('local storage holds the prescribed keys [STORAGE-01]', () => {
  const prescribed = ['bookmarks', 'media-tracking', 'user-info', 'theme', 'local-lock', 'ui-token'];
  const announcements = ['dismissedInfoModals', 'dismissedInfoBoxes', 'dismissedAds'];
  const token = ['4kToken', '4kTokenSynced'];
  const keys = slots.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining([...prescribed, ...announcements, ...token]));
});
