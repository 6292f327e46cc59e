import type { OperatorLibrary, OperatorLibraryFile } from '@marquee/core/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { userInfoSet } from '../../shared/store/session.slice';
import { answerApi } from '../../testing/api-answers';
import { renderApp } from '../../testing/render-app';
import { filtersFromSearch, filtersToSearch } from './library-filters';
import { LibraryPanel } from './library-panel';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const fileOf = (changes: Partial<OperatorLibraryFile>): OperatorLibraryFile => ({
  folder: 'movies',
  path: 'Films/Film.mp4',
  state: 'unmatched',
  problem: 'no_year',
  parts: 1,
  reading: { mediaType: 'movie', title: 'Film', year: null, season: null, episodes: [], airDate: null },
  canMatch: true,
  ...changes,
});
const libraryOf = (changes: Partial<OperatorLibrary>): OperatorLibrary => ({
  hasFolders: true,
  isScanned: true,
  folders: { set: 1, reachable: 1 },
  progress: { seen: 1, probed: 1, left: 0 },
  counts: { unmatched: 1, matched: 0, by_hand: 0, left_out: 0 },
  total: 1,
  files: [fileOf({})],
  ...changes,
});

function Page() {
  const [params, setParams] = useSearchParams();
  return (
    <LibraryPanel
      filters={filtersFromSearch(params)}
      onChange={(edit) => setParams(filtersToSearch(edit(filtersFromSearch(params))))}
      hrefOf={(filters) => `?${filtersToSearch(filters).toString()}`}
    />
  );
}
function open(options: Parameters<typeof renderApp>[1]): void {
  const { store } = renderApp(<Page />, { path: '/', ...options });
  store.dispatch(userInfoSet({ username: 'ada', name: 'Ada', email: 'ada@example.org' }));
}
const show = (library: OperatorLibrary | undefined, path = '/') =>
  open({ path, api: library ? { '/api/operator/library': library } : {} });

describe('the library page', () => {
  it('says what to do where there are no folders [LIBRARY-12]', async () => {
    show(libraryOf({ hasFolders: false, files: [] }));
    expect(await screen.findByText('Add one, and its movies and series are listed here.')).toBeTruthy();
  });

  it('shows files with what they are, of how many files a film consists, why they are not played, and how far the scan is [LIBRARY-12, LIBRARY-14]', async () => {
    const reading = { mediaType: 'tv' as const, title: 'Show', year: 2020, season: 1, episodes: [2, 3], airDate: null };
    show(
      libraryOf({
        folders: { set: 3, reachable: 1 },
        progress: { seen: 3_000, probed: 1_000, left: 2_000 },
        counts: { unmatched: 2, matched: 2_998, by_hand: 0, left_out: 0 },
        files: [fileOf({ parts: 2 }), fileOf({ path: 'x.mkv', reading, problem: 'needs_ffmpeg' })],
      }),
    );
    const [film, episode] = await screen.findAllByRole('listitem');
    expect(film?.textContent).toContain('Film.mp4FilmsFilm · 2 filesThe name has no year');
    expect(episode?.textContent).toContain('Show (2020) · S1 E2, S1 E3');
    expect(screen.getByRole('status').textContent).toBe('Files found: 3,000. Read: 1,000, left to read: 2,000.');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33');
    expect(screen.getByRole('tab', { name: 'Recognized by name · 2,998' })).toBeTruthy();
    const tabs = screen.getAllByRole('tab');
    tabs[0]?.focus();
    if (document.activeElement) fireEvent.keyDown(document.activeElement, { key: 'End' });
    expect(document.activeElement).toBe(tabs.at(-1));
    if (document.activeElement) fireEvent.keyDown(document.activeElement, { key: 'Home' });
    expect(document.activeElement).toBe(tabs[0]);
  });

  it('shows how far the search for intros is, and what ffmpeg lacks for it [LIBRARY-51]', async () => {
    show(libraryOf({ skipTimes: { method: 'sound', seasons: 40, done: 10, found: 120 } }));
    expect(await screen.findByText('Looking for intros and credits. Seasons compared: 10 of 40.')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    cleanup();
    show(libraryOf({ skipTimes: { method: 'picture', seasons: 40, done: 40, found: 1_200 } }));
    expect(await screen.findByText(/Episodes in which some were found: 1,200\.$/)).toBeTruthy();
    expect(screen.getByText(/built without chromaprint/)).toBeTruthy();
    cleanup();
    show(libraryOf({ skipTimes: { method: 'off', seasons: 0, done: 0, found: 0 } }));
    await screen.findAllByRole('listitem');
    expect(screen.queryByText(/intros/)).toBeNull();
  });

  it('shows what was found in an episode, and saves it as a list of edits [LIBRARY-52]', async () => {
    const found = [
      { kind: 'intro' as const, startSec: 61, endSec: 151.5 },
      { kind: 'credits' as const, startSec: 1290, endSec: 1380 },
    ];
    const saved: Blob[] = [];
    const createObjectURL = (content: Blob): string => `blob:${saved.push(content)}`;
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    show(libraryOf({ files: [fileOf({ path: 'Show/S01E01.mkv', problem: null, found })] }));
    expect((await screen.findByRole('listitem')).textContent).toContain('Intro 1:01–2:31 · Credits 21:30–23:00');
    fireEvent.click(screen.getByRole('button', { name: 'Save the skip times of S01E01.mkv as EDL' }));
    expect(saved).toHaveLength(1);
    expect(saved[0]?.size).toBe('61.000\t151.500\t3\n1290.000\t1380.000\t3\n'.length);
  });

  it('says which title a name means, and where none has that name [LIBRARY-13]', async () => {
    class VisibleObserver {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = () => this.report([{ isIntersecting: true }]);
      disconnect = () => undefined;
    }
    const original = window.IntersectionObserver;
    Object.assign(window, { IntersectionObserver: VisibleObserver });
    const film = { key: 'movie:7', mediaType: 'movie', id: 7, title: 'Film', originalTitle: 'Film', year: 2020 };
    open({
      path: '/?show=matched',
      api: {
        '/api/operator/library': libraryOf({
          files: ['Film', 'Home Video'].map((title) =>
            fileOf({
              path: `${title}.mp4`,
              state: 'matched',
              problem: null,
              reading: { mediaType: 'movie', title, year: 2020, season: null, episodes: [], airDate: null },
            }),
          ),
        }),
      },
      tmdb: { searchMulti: (async () => ({ results: [film] })) as never },
    });
    expect((await screen.findByRole('link', { name: 'Film (2020)' })).getAttribute('href')).toMatch(/^\/movies\/7/);
    expect(screen.getAllByText(/^No movie or series with this name was found/)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Match Film.mp4' }));
    expect(await screen.findByRole('button', { name: /Film.*Movie · 2020/ })).toBeTruthy();
    Object.assign(window, { IntersectionObserver: original });
  });

  it('comes in pages, and offers to remove a match by hand [LIBRARY-12, LIBRARY-13]', async () => {
    show(libraryOf({ total: 101, files: [fileOf({ state: 'by_hand', problem: null })] }), '/?show=by_hand&page=2');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/?show=by_hand&page=3');
    expect(screen.getByRole('button', { name: 'Remove the match for Film.mp4' })).toBeTruthy();
  });

  it('matches a file with an episode that was searched for [LIBRARY-13]', async () => {
    const series = { key: 'tv:7', mediaType: 'tv', id: 7, title: 'Show', originalTitle: 'Show', year: 2020 };
    open({
      tmdb: {
        searchMulti: (async () => ({ results: [series] })) as never,
        tvDetails: (async () => ({
          ...series,
          seasons: [{ id: 1, seasonNumber: 1, name: 'Season 1', episodeCount: 2 }],
        })) as never,
        season: (async () => ({
          id: 1,
          episodes: [1, 2].map((episodeNumber) => ({ id: episodeNumber, seasonNumber: 1, episodeNumber, name: 'One' })),
        })) as never,
      },
    });
    const calls = answerApi({
      'GET /operator/library': () => ({ body: libraryOf({}) }),
      'POST /operator/library/match': () => ({ body: { ok: true } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Match Film.mp4' }));
    const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Find a movie or series' });
    expect(search.value).toBe('Film');
    await screen.findByText('No suggestions. Change the text to search.');
    expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
    fireEvent.change(search, { target: { value: 'Show' } });
    const result = await screen.findByRole('button', { name: /Show/ });
    result.focus();
    fireEvent.click(result);
    await screen.findByRole('option', { name: '2. One' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }));
    fireEvent.change(screen.getByLabelText('Episode'), { target: { value: '2' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const saved = () => calls.find(({ method, path }) => method === 'POST' && path.endsWith('/match'));
    await waitFor(() => expect(saved()).toBeDefined());
    expect(saved()?.body).toEqual({
      folder: 'movies',
      path: 'Films/Film.mp4',
      match: { mediaType: 'tv', tmdbId: 7, title: 'Show', year: 2020, season: 1, episode: 2 },
    });
  });
});
