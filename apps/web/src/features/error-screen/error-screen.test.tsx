import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { selectIsRestored } from '../../shared/store';
import { renderApp } from '../../testing/render-app';
import { ChunkErrorScreen } from './chunk-error-screen';
import { ErrorScreen } from './error-screen';
import { describeError, errorLine } from './describe-error';
import { Component as NotFound } from '../../routes/not-found';

const error = Object.assign(new TypeError('x is not a function'), { stack: 's'.repeat(2000) });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the error screen', () => {
  it('says what failed and offers every way out [ERROR-01, ERROR-02, ERROR-04]', () => {
    renderApp(<ErrorScreen error={{ status: 500, statusText: 'Internal Server Error' }} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Something Broke');
    expect(screen.getByText('Error 500: Internal Server Error')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByText(/If you have an account, your data is recovered when you next log in\./)).toBeTruthy();
    for (const name of [
      'Reload Page',
      'Clear Bookmarks',
      'Clear Watchlist',
      'Reset all app data',
      'Report This Issue',
    ]) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
  });

  it('sends a report with a stack of 1000 characters and says that it was sent [ERROR-07, ERROR-08, ERROR-09]', async () => {
    renderApp(<ErrorScreen error={error} />, { api: { '/api/reports': { ok: true } } });
    const fetch = jest.spyOn(window, 'fetch');
    press('Report This Issue');
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Issue Reported' });
    const request = fetch.mock.calls
      .map(([input]) => input)
      .find((input): input is Request => input instanceof Request && input.url.endsWith('/reports'));
    const body = (await request?.json()) as Record<string, string>;
    expect(body).toMatchObject({
      name: 'TypeError',
      message: 'x is not a function',
      report: 'No additional details provided',
    });
    expect(body.stack).toHaveLength(1000);
    expect(button.disabled).toBe(true);
  });

  it('says when the report could not be sent, and allows sending it again [ERROR-09]', async () => {
    renderApp(<ErrorScreen error={error} />);
    press('Report This Issue');
    expect(await screen.findByText('The report couldn’t be sent. Try again.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Report This Issue' }).disabled).toBe(false);
  });
});

describe('in place of a page whose code could not be loaded', () => {
  it.each([
    ['offline', 'You’re offline'],
    ['updated', 'Marquee was updated'],
    ['blocked', 'This page couldn’t be loaded'],
  ] as const)('(%s) it says %j and offers to reload, never to delete anything [ERROR-11]', (failure, heading) => {
    const reload = jest.fn();
    renderApp(<ChunkErrorScreen failure={failure} reload={reload} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    const buttons = screen.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Reload']);
    buttons[0]?.click();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

const bookmarks = [{ mediaId: 605, category: 'watchlist', addedAt: 5, mediaType: 'movie' }];
const progress = { watched: 60, duration: 5400 };
const history = { items: { 605: { type: 'movie', title: 'Metropolis', year: 1927, updatedAt: 5, progress } } };

const openWithData = async () => {
  const reload = jest.fn();
  const { store } = renderApp(<ErrorScreen error={new Error('broken')} reload={reload} />);
  await waitFor(() => expect(selectIsRestored(store.getState())).toBe(true));
  return reload;
};

describe('clearing data on the error screen', () => {
  beforeEach(() => {
    window.localStorage.clear();
    window.localStorage.setItem('bookmarks', JSON.stringify(bookmarks));
    window.localStorage.setItem('media-tracking', JSON.stringify(history));
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'indexedDB');
    Reflect.deleteProperty(window, 'caches');
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it.each([
    ['Clear Bookmarks', 'Really clear bookmarks?', 'bookmarks', 'media-tracking'],
    ['Clear Watchlist', 'Really clear the watchlist?', 'media-tracking', 'bookmarks'],
  ])('clears by %s only that, after a second press [ERROR-05]', async (first, second, cleared, kept) => {
    const reload = await openWithData();
    const before = window.localStorage.getItem(kept);
    press(first);
    expect(window.localStorage.getItem(cleared)).not.toBeNull();
    press(second);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(window.localStorage.getItem(cleared)).toBeNull();
    expect(window.localStorage.getItem(kept)).toBe(before);
  });

  it('resets local storage, databases, caches and service workers, and reloads [ERROR-06]', async () => {
    const removed: string[] = [];
    const define = (target: object, name: string, value: object) =>
      Object.defineProperty(target, name, { configurable: true, value });
    define(window, 'indexedDB', {
      databases: () => Promise.resolve([{ name: 'marquee' }]),
      deleteDatabase: (name: string) => removed.push(`database ${name}`),
    });
    define(window, 'caches', {
      keys: () => Promise.resolve(['pages']),
      delete: (name: string) => removed.push(`cache ${name}`),
    });
    define(navigator, 'serviceWorker', {
      getRegistrations: () => Promise.resolve([{ unregister: () => removed.push('service worker') }]),
    });
    const reload = await openWithData();
    press('Reset all app data');
    expect(window.localStorage.length).toBeGreaterThan(0);
    press('Really reset everything?');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(window.localStorage).toHaveLength(0);
    expect(removed).toEqual(['database marquee', 'cache pages', 'service worker']);
  });
});

describe('the text of the error screen', () => {
  it('for an error: its name, message, stack and cause [ERROR-03]', () => {
    const error = new TypeError('x is not a function', { cause: new Error('deeper') });
    expect(describeError(error)).toMatchObject({
      name: 'TypeError',
      message: 'x is not a function',
      cause: 'Error: deeper',
      status: null,
    });
    expect(describeError(error).stack).toContain('TypeError');
    expect(errorLine(describeError(error))).toBe('Error: x is not a function');
  });

  it('for a response: its status and body [ERROR-03]', () => {
    const described = describeError({ status: 503, statusText: 'Service Unavailable', data: { a: 1 } });
    expect(errorLine(described)).toBe('Error 503: Service Unavailable');
    expect(described.data).toBe('{"a":1}');
  });

  it.each([undefined, '', {}])('for %j: Unknown error [ERROR-03]', (thrown) => {
    expect(errorLine(describeError(thrown))).toBe('Error: Unknown error');
  });

  it('for a route that answers 405: a general description of the status [ERROR-13]', () => {
    const error = { status: 405, statusText: 'Method Not Allowed', data: null };
    expect(errorLine(describeError(error))).toBe('Error 405: Method Not Allowed');
  });

  it('for a thrown string: the string', () => {
    expect(errorLine(describeError('out of tape'))).toBe('Error: out of tape');
  });
});

describe('the not-found screen', () => {
  it('says what happened and links to the films, twice [SHELL-01, SHELL-02]', () => {
    renderApp(<NotFound />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
    expect(document.title).toBe('Page Not Found · Marquee');
    expect(document.body.textContent).toContain('404');
    expect(
      screen.getByText("The page you're looking for doesn't exist, is being built, or has been moved."),
    ).toBeTruthy();
    const links = screen.getAllByRole('link', { name: 'Browse movies' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/movies', '/movies']);
  });

  it('goes back in the history, and home if there is nothing to go back to [SHELL-02]', () => {
    const length = jest.spyOn(window.history, 'length', 'get').mockReturnValue(3);
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    renderApp(<NotFound />);
    fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    length.mockReturnValue(1);
    fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(back).toHaveBeenCalledTimes(1);
  });
});
