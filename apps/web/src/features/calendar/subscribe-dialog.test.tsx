import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { wholeCalendar } from '@marquee/core';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { SubscribeDialog } from './subscribe-dialog';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('subscribing', () => {
  const token = (id: string, scopes = ['calendar']) => ({
    ...{ id, name: `Calendar ${id}`, scopes, createdAt: '2026-12-01T00:00:00Z', lastUsedAt: null, expiresAt: null },
  });
  const signIn = () =>
    localStorage.setItem('user-info', JSON.stringify({ id: 'u1', username: 'ada', name: 'Ada', email: '' }));
  /** Opens the dialog where only premieres are shown. Returns what the server is asked. */
  function open() {
    renderApp(<SubscribeDialog filter={{ ...wholeCalendar, isPremieres: true }} onClose={() => undefined} />);
    const tokens = [token('1'), token('2', ['read'])];
    const asked: string[] = [];
    const others = window.fetch;
    window.fetch = async (input, init) => {
      const { url, method } = input instanceof Request ? input : new Request(String(input), init);
      if (!url.includes('/users/me/tokens')) return others(input, init);
      asked.push(`${method} ${new URL(url).pathname}`);
      if (method === 'DELETE')
        tokens.splice(
          tokens.findIndex(({ id }) => url.endsWith(id)),
          1,
        );
      if (method === 'POST') tokens.push(token(String(tokens.length + 1)));
      const made = { ...tokens.at(-1), token: 'marquee_secret' };
      return Promise.resolve(Response.json(method === 'GET' ? { tokens } : method === 'POST' ? made : { ok: true }));
    };
    return asked;
  }

  it('makes an address with the page’s filters and shows it once; lists, renews and revokes them [CALENDAR-10]', async () => {
    signIn();
    const asked = open();
    const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe to your calendar' }));
    expect(await dialog.findByText('Calendar 1')).toBeTruthy();
    expect(dialog.queryByText('Calendar 2')).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Create an address' }));
    const feed = `${location.origin}/api/calendar/marquee_secret.ics?premieres=1`;
    expect(await dialog.findByText(feed)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Open in calendar app' }).getAttribute('href')).toBe(
      feed.replace('http:', 'webcal:'),
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Renew “Calendar 1”' }));
    fireEvent.click(dialog.getByRole('button', { name: 'The old address stops working' }));
    expect(await dialog.findByText(feed)).toBeTruthy();
    await waitFor(() => expect(asked).toContain('DELETE /api/users/me/tokens/1'));
    const changes = asked.filter((line) => !line.startsWith('GET'));
    expect(changes).toEqual([
      'POST /api/users/me/tokens',
      'POST /api/users/me/tokens',
      'DELETE /api/users/me/tokens/1',
    ]);
  });

  it('needs an account [CALENDAR-10]', async () => {
    open();
    const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe to your calendar' }));
    expect(dialog.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });
});
