import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultConfig } from '../../shared/config/default-config';
import { collectToasts } from '../../testing/collect-toasts';
import { renderApp } from '../../testing/render-app';
import { BookmarkButton } from './bookmark-button';
import { FavoriteButton } from './favorite-button';
import { selectBookmarkEntries } from './bookmarks';
import { moveMany } from './page/bulk-edits';
// Preloaded, so that the first click need not load it.
import './bookmark-menu';
import { categoryInText } from './category-in-text';
import { categoryLabel } from './category-label';

const film = { id: 605, mediaType: 'movie' as const, title: 'Metropolis' };
const toasts = collectToasts();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const store = (...categories: string[]) =>
  localStorage.setItem('bookmark-categories', JSON.stringify(categories.map((name) => ({ name, addedAt: 1 }))));
async function open(category?: string) {
  const view = renderApp(<BookmarkButton title={film} category={category} look="page" />, {
    api: { '/api/config': { ...defaultConfig, analyticsUrl: '/count' } },
  });
  const [button] = screen.getAllByRole<HTMLButtonElement>('button');
  await waitFor(() => expect(button?.disabled).toBe(false));
  return { ...view, button: button as HTMLButtonElement };
}
const stored = () =>
  JSON.parse(localStorage.getItem('bookmarks') ?? '[]') as { category: string; removedAt?: number }[];
const caret = () => screen.getByRole('button', { name: 'Choose lists for Metropolis' });
const list = () => screen.findByRole('dialog', { name: 'Lists for Metropolis' });

describe('the favorite button [RATING-06]', () => {
  it('puts a title among the favorites, whatever other lists it is on, and takes it out with a way back', async () => {
    renderApp(<FavoriteButton title={film} />);
    const button = screen.getByRole('button', { name: 'Add Metropolis to favorites' });
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(stored()).toMatchObject([{ category: 'favorites' }]));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Metropolis from favorites' }));
    expect(toasts.at(-1)).toMatchObject({ message: 'Removed Metropolis from favorites', action: { label: 'Undo' } });
    act(() => toasts.at(-1)?.action?.onAction());
    expect(button.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a plain click', () => {
  it('puts the title on the watchlist and says so, then takes it off with a way back [BOOKMARK-02, BOOKMARK-06, BOOKMARK-11]', async () => {
    const { button } = await open();
    fireEvent.click(button);
    expect(toasts.map(({ message }) => message)).toEqual(['Added Metropolis to watchlist']);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button);
    expect(toasts[1]).toMatchObject({ message: 'Removed Metropolis from watchlist', action: { label: 'Undo' } });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    act(() => toasts[1]?.action?.onAction());
    expect(button.getAttribute('aria-pressed')).toBe('true');
  });

  it('stores what the title is called, wherever the title goes from there', async () => {
    const { store, button } = await open();
    fireEvent.click(button);
    const target = { mediaId: 605, mediaType: 'movie' as const };
    act(() => store.dispatch(moveMany([target], 'Noir', 'watchlist')));
    const entries = Object.values(selectBookmarkEntries(store.getState())['605'] ?? {});
    expect(entries.map(({ key, value }) => [key, value.title])).toEqual([
      ['605/movie/watchlist', 'Metropolis'],
      ['605/movie/Noir', 'Metropolis'],
    ]);
    await waitFor(() => expect(stored()).toHaveLength(2));
    expect(JSON.stringify(stored())).not.toContain('Metropolis');
  });

  it('leaves a tombstone in the stored list, and notes the time in local-lock [BOOKMARK-13, BOOKMARK-24]', async () => {
    const { button } = await open();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(stored()).toMatchObject([{ category: 'watchlist', removedAt: 1_700_000_000_000 }]));
    const lock = { valid: true, lastBookmarkUpdateTime: 1_700_000_000_000 };
    await waitFor(() => expect(JSON.parse(localStorage.getItem('local-lock') ?? '{}')).toEqual(lock));
  });

  it('toggles the category that was passed, also where the visitor made some [BOOKMARK-06]', async () => {
    store('Noir');
    const { button } = await open('favorites');
    fireEvent.click(button);
    expect(toasts[0]?.message).toBe('Added Metropolis to favorites');
  });

  it('opens the list where the visitor made categories; choosing one toggles it and closes the list [BOOKMARK-07]', async () => {
    store('Noir');
    const { button } = await open();
    fireEvent.click(button);
    const names = within(await list())
      .getAllByRole('checkbox')
      .map((box) => box.textContent);
    expect(names).toEqual(['Watchlist', 'Watched', 'Favorites', 'Noir']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Noir' }));
    expect(toasts[0]?.message).toBe('Added Metropolis to Noir');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says nothing where the visitor switched such messages off [SETTING-11]', async () => {
    localStorage.setItem('settings', JSON.stringify({ notifyBookmarks: { value: false, updatedAt: 1 } }));
    const { button } = await open();
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(toasts).toEqual([]);
  });
});

describe('the icon', () => {
  const isFilled = (button: HTMLElement) => button.querySelector('svg')?.classList.contains('fill-current');

  it('is outlined for a title in no category, and filled for one in any [BOOKMARK-05]', async () => {
    expect(isFilled((await open()).button)).toBe(false);
    cleanup();
    localStorage.setItem(
      'bookmarks',
      JSON.stringify([{ mediaId: 605, mediaType: 'movie', category: 'Noir', addedAt: 1 }]),
    );
    const { button } = await open();
    await waitFor(() => expect(isFilled(button)).toBe(true));
  });
});

describe('the list of categories', () => {
  it('is opened by the caret and by Shift+Enter, though there are no own categories [BOOKMARK-08]', async () => {
    const user = userEvent.setup();
    const { button } = await open();
    await user.click(caret());
    await list();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    button.focus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await list();
    expect(toasts).toEqual([]);
  });

  it('is opened by a long press, which does not toggle [BOOKMARK-08]', async () => {
    const { button } = await open();
    fireEvent.pointerDown(button);
    await list();
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  it('takes a new name, trimmed; Enter adds it with the title in it; an empty name does nothing [BOOKMARK-09]', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(caret());
    await list();
    await user.type(screen.getByRole('textbox', { name: 'New list' }), '   {Enter}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'New list' }), '  Rainy days {Enter}');
    expect(toasts[0]?.message).toBe('Added Metropolis to Rainy days');
    await waitFor(() => expect(stored()).toMatchObject([{ category: 'Rainy days' }]));
    expect(localStorage.getItem('bookmark-categories')).toContain('Rainy days');
  });

  it('knows a built-in name whatever its case [BOOKMARK-03]', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(caret());
    await list();
    await user.type(screen.getByRole('textbox', { name: 'New list' }), 'FAVORITES');
    await user.click(screen.getByRole('button', { name: 'Add list' }));
    expect(toasts[0]?.message).toBe('Added Metropolis to favorites');
    expect(localStorage.getItem('bookmark-categories')).toBeNull();
  });
});

describe('analytics', () => {
  const beacons: unknown[] = [];
  beforeEach(() => {
    beacons.length = 0;
    navigator.sendBeacon = (url, body) => beacons.push([url, JSON.parse(body as string)]) > 0;
  });
  const track = (value: string | null) =>
    void Object.defineProperty(navigator, 'doNotTrack', { value, configurable: true });
  afterEach(() => track(null));

  it('hear of additions and removals with their category [BOOKMARK-14]', async () => {
    const { button } = await open();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(beacons).toEqual([
      ['/count', { event: 'bookmarks-added', category: 'watchlist' }],
      ['/count', { event: 'bookmarks-removed', category: 'watchlist' }],
    ]);
  });

  it('hear nothing of a visitor who asks not to be tracked [BOOKMARK-15]', async () => {
    track('1');
    const { button } = await open();
    fireEvent.click(button);
    expect(beacons).toEqual([]);
  });
});

it('writes built-in names with a capital, within a sentence without, and the visitor’s own as they are', () => {
  expect(['watchlist', 'Noir', 'constructor'].map(categoryLabel)).toEqual(['Watchlist', 'Noir', 'constructor']);
  expect(['watchlist', 'Noir', 'constructor'].map(categoryInText)).toEqual(['watchlist', 'Noir', 'constructor']);
});
