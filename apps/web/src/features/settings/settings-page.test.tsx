import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bookmarksFromEntries } from '@marquee/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Component } from '../../routes/account';
import { collectToasts } from '../../testing/collect-toasts';
import { listenToDialogs } from '../../boot/dialogs';
import { createRecords } from '../../shared/store/collections';
import { listenToShortcutKeys } from '../../boot/shortcut-keys';
import { SearchBox } from '../search';
import { ThemeRoot } from '../theme';
import { renderApp } from '../../testing/render-app';
import { stubMedia } from '../../testing/stub-media';
import { pageOf, title } from '../../testing/titles';
import { LocalData } from './local-data';

const toasts = collectToasts();
beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.thumbnails;
});
afterEach(cleanup);

async function open(tab?: string, beside?: ReactNode) {
  const view = renderApp(
    <>
      <ThemeRoot />
      <Component />
      {beside}
    </>,
    {
      path: tab ? `/account?tab=${tab}` : '/account',
      tmdb: { popular: () => Promise.resolve(pageOf([title(1)])) },
    },
  );
  await waitFor(() => expect(screen.getByRole('tabpanel').querySelector('section')).toBeTruthy());
  return view;
}
const stored = () => JSON.parse(localStorage.getItem('settings') ?? '{}') as Record<string, { value: unknown }>;
const choose = (group: string, option: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: option }));
const options = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value }) => value);

it('the tabs are Player, Account, Appearance, Notifications and Content, chosen by the address; Player is the default [ROUTE-15, SETTING-01]', async () => {
  await open('content');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Content');
  cleanup();
  await open('nonsense');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Player',
    'Account',
    'Appearance',
    'Notifications',
    'Content',
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Player');
  fireEvent.click(screen.getByRole('tab', { name: 'Appearance' }));
  expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeTruthy();
});

it('Back returns to the tab before', async () => {
  const Back = () => {
    const navigate = useNavigate();
    return <button onClick={() => void navigate(-1)}>Back</button>;
  };
  await open('content', <Back />);
  fireEvent.click(screen.getByRole('tab', { name: 'Appearance' }));
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Appearance'));
  fireEvent.click(screen.getByText('Back'));
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Content'));
});

describe('the player', () => {
  it('offers the quality, languages and skipping that are specified, and stores a choice with its time [SETTING-02, SETTING-09, SETTING-15]', async () => {
    await open();
    expect(options('Highest quality')).toEqual(['auto', '4K', '1080p', '720p', '480p']);
    choose('Highest quality', '720p');
    await waitFor(() => expect(stored().quality).toEqual({ value: '720p', updatedAt: 1_700_000_000_000 }));

    const names = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
    expect(names('Audio language')).toEqual(['English', 'Spanish', 'French', 'German', 'Japanese']);
    expect(names('Subtitle language')).toEqual(['None', 'English', 'Spanish', 'French', 'German', 'Japanese']);
    fireEvent.change(screen.getByLabelText('Subtitle language'), { target: { value: 'de' } });

    for (const name of ['Intros', 'Recaps', 'Credits', 'Previews', 'Ads'])
      expect(options(name)).toEqual(['ask', 'skip', 'never']);
    expect(screen.getAllByRole<HTMLInputElement>('radio', { name: 'Ask' }).every(({ checked }) => checked)).toBe(true);
    choose('Credits', 'Skip');
    await waitFor(() =>
      expect(stored()).toMatchObject({ subtitleLanguage: { value: 'de' }, skipCredits: { value: 'skip' } }),
    );
    cleanup();
    await open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '720p' }).checked).toBe(true);
  });

  it('switches the shortcuts of one key off: / no longer opens the search, until it may again [PLAYER-32]', async () => {
    listenToShortcutKeys();
    listenToDialogs();
    await open('player', <SearchBox />);
    const toggle = screen.getByRole('switch', { name: 'Single-key shortcuts' });
    const search = screen.getByRole('button', { name: 'Search' });
    expect(search.getAttribute('aria-keyshortcuts')).toBe('/');
    fireEvent.click(toggle);
    await waitFor(() => expect(stored().characterKeys?.value).toBe(false));
    expect(search.hasAttribute('aria-keyshortcuts')).toBe(false);
    expect(search.textContent).toBe('Search');
    // True: nothing has handled the key.
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
    fireEvent.click(toggle);
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeTruthy();
  });
});

describe('the appearance', () => {
  it('starts dark; a theme applies at once, and System deletes the key and follows the device [SETTING-04, THEME-01, THEME-04]', async () => {
    const undo = stubMedia(/prefers-color-scheme: light/);
    const isDark = () => document.documentElement.classList.contains('dark');
    await open('appearance');
    await waitFor(() => expect(isDark()).toBe(true));
    choose('Theme', 'Dark');
    await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'));
    expect(isDark()).toBe(true);
    choose('Theme', 'System');
    await waitFor(() => expect(localStorage.getItem('theme')).toBeNull());
    await waitFor(() => expect(isDark()).toBe(false));
    cleanup();
    await open('appearance');
    await waitFor(() => expect(isDark()).toBe(false));
    undo();
  });

  it('passes the size of posters and motion to the style sheets, and previews subtitles in their size and colour [SETTING-06, SETTING-07]', async () => {
    await open('appearance');
    choose('Thumbnail size', 'Large');
    choose('Motion', 'Reduced');
    await waitFor(() =>
      expect(document.documentElement.dataset).toMatchObject({ thumbnails: 'large', motion: 'reduced' }),
    );
    choose('Motion', 'System');

    const line = screen.getByText('The lights go down, and the room leans in.');
    choose('Subtitle size', 'X-Large');
    choose('Subtitle color', 'Yellow');
    expect(line.style.color).toBe('rgb(255, 224, 74)');
    expect(line.parentElement?.getAttribute('style') ?? '').toContain('2');
    expect(options('Subtitle size')).toEqual(['small', 'medium', 'large', 'x-large']);
    expect(options('Subtitle color')).toEqual(expect.arrayContaining(['white', 'yellow', 'green', 'cyan']));
  });
});

describe('the data of this browser', () => {
  const bookmarks = [{ mediaId: 1, category: 'watchlist', addedAt: 5, mediaType: 'movie' }];
  const bringBack = (text: string) =>
    fireEvent.change(screen.getByLabelText('File to import'), {
      // jsdom's files cannot be read as text.
      target: { files: [{ text: () => Promise.resolve(text) }] },
    });

  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
  });
  const savedText = () =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.readAsText(saved[0] as Blob);
    });

  it('is saved to a file, cleared, and brought back from it [SETTING-12]', async () => {
    localStorage.setItem('bookmarks', JSON.stringify(bookmarks));
    localStorage.setItem('theme', 'light');
    await open('account');
    expect(screen.getByText('Guest')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    const text = await savedText();
    expect(JSON.parse(text)).toMatchObject({ app: 'marquee', version: 1, data: { bookmarks, theme: 'light' } });
    cleanup();
    localStorage.clear();
    const { store } = await open('account');
    bringBack(text);
    await waitFor(() => expect(bookmarksFromEntries(store.getState().collections.bookmarks)).toEqual(bookmarks));
    await waitFor(() => expect(localStorage.getItem('theme')).toBe('light'));
    expect(toasts.at(-1)?.message).toBe('Your data has been imported.');
  });

  it('is saved whole when "Export" is pressed before it has been read [SETTING-12]', async () => {
    localStorage.setItem('bookmarks', JSON.stringify(bookmarks));
    const records = createRecords();
    let disk: (() => void) | undefined;
    const slow = new Promise<void>((resolve) => (disk = resolve));
    renderApp(<LocalData />, { records: { ...records, load: (take) => slow.then(() => records.load(take)) } });
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(saved).toEqual([]);
    disk?.();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(JSON.parse(await savedText())).toMatchObject({ data: { bookmarks } });
  });

  it('is joined with a file, never replaced by it [SETTING-12]', async () => {
    localStorage.setItem('bookmarks', JSON.stringify(bookmarks));
    const { store } = await open('account');
    bringBack(JSON.stringify({ app: 'marquee', data: { bookmarks: [{ ...bookmarks[0], mediaId: 2 }] } }));
    await waitFor(() =>
      expect(bookmarksFromEntries(store.getState().collections.bookmarks).map(({ mediaId }) => mediaId)).toEqual([
        1, 2,
      ]),
    );
  });

  it('refuses another file, and one that nests deeper than anything here', async () => {
    await open('account');
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    for (const text of [
      ...['', '{"data":{}}', '{"app":"marquee","data":{"bookmarks":7}}'],
      `{"app":"marquee","data":{"bookmarks":${deep},"settings":${deep}}}`,
    ]) {
      toasts.length = 0;
      bringBack(text);
      await waitFor(() => expect(toasts.at(-1)?.message).toBe('This file doesn’t contain data from this site.'));
    }
  });
});
