import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { selectIsRestored } from '../../shared/store';
import { renderApp } from '../../testing/render-app';
import { ChunkErrorScreen } from './chunk-error-screen';
import { ErrorScreen } from './error-screen';

const error = Object.assign(new TypeError('x is not a function'), { stack: 's'.repeat(2000) });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

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

  it('clears the watch history, and only that, after a second press [ERROR-05]', async () => {
    const progress = { watched: 60, duration: 5400 };
    const history = { 605: { type: 'movie', title: 'Metropolis', year: 1927, updatedAt: 5, progress } };
    const bookmarks = [{ mediaId: 605, category: 'watchlist', addedAt: 5, mediaType: 'movie' }];
    window.localStorage.setItem('media-tracking', JSON.stringify({ items: history }));
    window.localStorage.setItem('bookmarks', JSON.stringify(bookmarks));
    const reload = jest.fn();
    const { store } = renderApp(<ErrorScreen error={error} reload={reload} />);
    await waitFor(() => expect(selectIsRestored(store.getState())).toBe(true));
    press('Clear Watchlist');
    expect(window.localStorage.getItem('media-tracking')).not.toBeNull();
    press('Really clear the watchlist?');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(window.localStorage.getItem('media-tracking')).toBeNull();
    expect(JSON.parse(window.localStorage.getItem('bookmarks') ?? '')).toEqual(bookmarks);
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

  it('says when the report could not be sent, and lets it be sent again [ERROR-09]', async () => {
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
