import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useRoutes } from 'react-router-dom';
import { testServices } from '../../testing/render-app';
import { AppProviders } from '../providers';
import { createAppStore } from '../store';
import { RootLayout } from './root-layout';

function Broken(): never {
  throw new TypeError('x is not a function');
}

async function open(path: string) {
  const page = (text: string) => (
    <>
      <h1>{text}</h1>
      <Link to="/other">to the other page</Link>
    </>
  );
  const routes = [
    {
      Component: RootLayout,
      children: [
        { index: true, element: page('Home') },
        { path: 'other', element: page('Other') },
        { path: 'broken', Component: Broken },
        { path: 'series/:id/:season/:episode', element: page('Episode') },
      ],
    },
  ];
  const Routed = () => useRoutes(routes);
  window.fetch = () => Promise.resolve(new Response('{}', { status: 404 }));
  render(
    <AppProviders store={createAppStore(testServices().services)}>
      <MemoryRouter initialEntries={[path]}>
        <Routed />
      </MemoryRouter>
    </AppProviders>,
  );
  await screen.findByRole('banner');
}
afterEach(cleanup);

describe('the layout', () => {
  it('keeps the header at the top of every page but the episode page [PRODUCT-08, SHELL-05]', async () => {
    await open('/');
    expect(screen.getByRole('banner').className).toContain('sticky');
    cleanup();
    await open('/series/1399/1/2');
    expect(screen.getByRole('banner').className).not.toContain('sticky');
  });

  it('moves the focus to the page that was opened', async () => {
    await open('/');
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getByRole('link', { name: 'to the other page' }));
    expect(await screen.findByRole('heading', { name: 'Other' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('stays when a page fails, and shows the error in its place [ERROR-01]', async () => {
    const silenced = console.error;
    console.error = () => undefined;
    await open('/broken');
    expect(await screen.findByRole('heading', { name: 'Oops! Something Broke' })).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    console.error = silenced;
  });
});
