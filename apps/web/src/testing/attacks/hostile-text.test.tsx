import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  createFakeTmdb,
  json,
  wireCollection,
  wireImages,
  wireMovieDetails,
  wireMovieItem,
  wirePerson,
  wireTvDetails,
} from '@marquee/tmdb/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { AdBanner } from '../../features/announcements/ad-banner';
import { InfoBanner } from '../../features/announcements/info-banner';
import { InfoModals } from '../../features/announcements/info-modals';
import { ErrorScreen } from '../../features/error-screen/error-screen';
import { Component as Bookmarks } from '../../routes/bookmarks';
import { Component as Collection } from '../../routes/collection';
import { Component as Donate } from '../../routes/donate';
import { Component as Movie } from '../../routes/movie';
import { Component as Person } from '../../routes/person';
import { Component as Series } from '../../routes/series';
import { renderApp } from '../render-app';
import { title } from '../titles';
import { renderPage } from '../render-page';
import { breakouts, hostileText, isShown, poisoned } from './hostile-text';

jest.setTimeout(30_000);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const untouched = async () => {
  await waitFor(() => expect(isShown()).toBe(true), { timeout: 10_000 });
  expect(breakouts()).toEqual([]);
};

describe('the check', () => {
  it('detects injected markup', () => {
    // A document that runs nothing.
    const inert = new DOMParser().parseFromString(`<p>${hostileText}</p><a href="javascript:x">y</a>`, 'text/html');
    const found = breakouts(inert);
    for (const what of ['img: made by text', 'svg: onload', 'script: active element', 'iframe: srcdoc'])
      expect(found).toContain(what);
    expect(found.some((line) => line.startsWith('a: href=javascript:'))).toBe(true);
  });
});

describe('text from the metadata service', () => {
  const pages: [name: string, Page: ComponentType, path: string, pattern: string, call: string, answer: unknown][] = [
    ['a film', Movie, '/movies/101', '/movies/:id', 'movie/101', wireMovieDetails({ id: 101 })],
    ['a series', Series, '/series/201', '/series/:id', 'tv/201', wireTvDetails({ id: 201 })],
    [
      'a person',
      Person,
      '/people/301',
      '/people/:id',
      'person/301',
      wirePerson({ homepage: 'x', place_of_birth: 'x' }),
    ],
    [
      'a collection',
      Collection,
      '/collections/501',
      '/collections/:id',
      'collection/501',
      wireCollection({ overview: 'x' }),
    ],
  ];
  it.each(pages)(
    'stays text on the page of %s, in every field of the response',
    async (...[, Page, path, pattern, call, answer]) => {
      renderPage(Page, { path, pattern, tmdb: createFakeTmdb({ [call]: json(poisoned(answer)) }) });
      await untouched();
    },
  );

  it('cannot change the path of an image or page URL', async () => {
    const film = wireMovieDetails({
      id: 101,
      title: hostileText,
      images: wireImages({ logos: [] }),
      poster_path: '/../../..//evil.example/"onerror=pwned()',
      similar: {
        page: 1,
        total_pages: 1,
        total_results: 1,
        results: [wireMovieItem({ id: 7, title: '../../evil?a#b' })],
      },
    });
    renderPage(Movie, {
      path: '/movies/101',
      pattern: '/movies/:id',
      tmdb: createFakeTmdb({ 'movie/101': json(film) }),
    });
    await untouched();
    const away = [...document.querySelectorAll('a[href]')].filter(
      (link) => new URL(link.getAttribute('href') ?? '', 'https://marquee.example').host === 'evil.example',
    );
    expect(away).toEqual([]);
  });
});

describe('text from the operator', () => {
  const operator: [name: string, element: ReactElement, api: Record<string, unknown>][] = [
    [
      'a banner',
      <InfoBanner key="a" />,
      {
        '/bannerData.json': [
          { id: hostileText, title: hostileText, content: hostileText, type: 'info', dismissible: true },
        ],
      },
    ],
    [
      'an announcement',
      <InfoModals key="b" />,
      {
        '/modalData.json': [
          { id: 'a', title: hostileText, content: hostileText, html: hostileText, priority: 0, repeat: 'never' },
        ],
      },
    ],
    [
      'donations',
      <Donate key="c" />,
      {
        '/api/content/donations': {
          wallets: { BTC: hostileText },
          stats: { totalAmount: 1, totalDonors: 1, recentDonations: [] },
        },
      },
    ],
  ];
  it.each(operator)('stays text in %s', async (_, element, api) => {
    renderApp(element, { api });
    await untouched();
  });

  it('an ad links to its URL and its image runs no code', async () => {
    const ad = {
      id: hostileText,
      link: 'https://example.org/?q="><script>pwned()</script>',
      gifUrl: '/x.gif?"onerror="pwned()',
      priority: 1,
      startDate: '2020-01-01',
      endDate: '2099-01-01',
    };
    renderApp(<AdBanner onGone={() => undefined} />, { api: { '/ads.json': [ad] } });
    await screen.findByRole('img', { name: 'Advertisement' });
    expect(breakouts()).toEqual([]);
  });
});

describe('text from a visitor or an imported file', () => {
  it('stays text as the name of a category or a title', async () => {
    localStorage.setItem(
      'bookmarks',
      JSON.stringify([{ mediaId: 1, mediaType: 'movie', category: hostileText.slice(0, 190), addedAt: 1 }]),
    );
    const titleSummary = () => Promise.resolve(title(1, { title: hostileText, overview: hostileText }));
    renderApp(<Bookmarks />, { path: '/bookmarks', tmdb: { titleSummary } });
    await untouched();
  });

  it('stays text in an error message', async () => {
    renderApp(<ErrorScreen error={Object.assign(new Error(hostileText), { name: hostileText, stack: hostileText })} />);
    await waitFor(() => expect(document.body.textContent.length).toBeGreaterThan(50));
    expect(breakouts()).toEqual([]);
  });
});
