import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { addPlay, bookmarkToEntry } from '@marquee/core';
import type { MovieDetails } from '@marquee/tmdb';
import { deleteDB } from 'idb';
import { Blob as NodeBlob } from 'node:buffer';
import { entriesEdited } from '../../shared/store/collections';
import { collectToasts } from '../../testing/collect-toasts';
import { renderApp } from '../../testing/render-app';
import { offerFormat } from './export-files';
import { ExportPage } from './export-page';

const film = { mediaType: 'movie' as const, id: 603, title: 'The Matrix', year: 1999 };
const show = { mediaType: 'tv' as const, id: 9, title: 'A Show', year: 2011 };
const episode = { ...show, episode: { season: 1, number: 1, id: 1, title: 'One', seasonId: 2 } };

// jsdom's Blob cannot be read.
const JsdomBlob = globalThis.Blob;
beforeAll(() => void (globalThis.Blob = NodeBlob as unknown as typeof Blob));
afterAll(() => void (globalThis.Blob = JsdomBlob));

const toasts = collectToasts();
let made: Blob[];
beforeEach(async () => {
  await deleteDB('marquee');
  localStorage.clear();
  made = [];
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob) - 1}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

async function open(hasData: boolean) {
  const movieDetails = ({ id }: { id: number }) =>
    Promise.resolve({
      externalIds: { imdbId: `tt${id}0000`, tvdbId: null, wikidataId: null },
    } as unknown as MovieDetails);
  const { store } = renderApp(<ExportPage />, { tmdb: { movieDetails } });
  if (hasData) {
    const plays = [film, episode].map((played) =>
      addPlay({}, { id: 'a', played, watchedAt: 1_709_640_000_000, how: 'played' }, 1),
    );
    store.dispatch(entriesEdited('plays', plays));
    store.dispatch(
      entriesEdited('bookmarks', [
        {
          ...bookmarkToEntry({ mediaId: 603, mediaType: 'movie', category: 'watchlist', addedAt: 5 }),
          value: { title: 'The Matrix', year: 1999 },
        },
      ]),
    );
  }
  await screen.findByRole('link', { name: /marquee-data/ });
}
const row = (name: string) => within(screen.getByRole('region', { name }));
const textOf = async (link: HTMLElement) => {
  const blob = made[Number((link as HTMLAnchorElement).href.replace('blob:', ''))];
  return (await blob?.text()) ?? '';
};

describe('the export', () => {
  it('offers a link for each format, and says what it leaves out [EXPORT-09]', async () => {
    await open(true);
    await screen.findByRole('region', { name: 'Calendar' });
    expect(row('Letterboxd').getByText('Leaves out 1 series entry.')).toBeTruthy();
    expect(row('Spreadsheet').queryByText(/^Leaves out/)).toBeNull();
    const link = row('Spreadsheet').getByRole('link');
    expect(link.getAttribute('download')).toBe('marquee.csv');
    expect(await textOf(link)).toContain('The Matrix');
    const names = row('Letterboxd')
      .getAllByRole('link')
      .map((each) => each.getAttribute('download'));
    expect(names).toEqual(['letterboxd.csv', 'letterboxd-watchlist.csv']);
  });

  it('looks up IMDb’s numbers on request [EXPORT-10]', async () => {
    await open(true);
    fireEvent.click(await screen.findByRole('button', { name: 'Prepare files' }));
    const link = await screen.findByRole('link', { name: /imdb-watchlist/ });
    expect(await textOf(link)).toContain('tt6030000');
  });

  it('of nothing offers only Marquee’s own file', async () => {
    await open(false);
    expect(await screen.findByText('Nothing to export yet')).toBeTruthy();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.getAllByRole('link').map((link) => link.textContent.trim())).toEqual([
      expect.stringMatching(/^marquee-data-.*\.json$/),
      'Import',
    ]);
  });
});

it('an archive offline says that it waits, and is made once the network is back', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offered = offerFormat('trakt', [], 0);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(toasts.map(({ message }) => message)).toEqual(['You’re offline. This opens as soon as you’re back online.']);
  jest.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  expect((await offered).files.map(({ name }) => name)).toEqual(['trakt.zip']);
});
