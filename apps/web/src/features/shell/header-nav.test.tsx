import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { stubMedia } from '../../testing/stub-media';
import { HeaderNav } from './header-nav';

afterEach(cleanup);

const movies = () => screen.getByRole('link', { name: 'Movies' });
const hasMenus = () => screen.queryByRole('navigation', { name: 'Menus' }) !== null;

it('leaves a pressed link in place until its click, although the menus have arrived [SHELL-17]', async () => {
  const restore = stubMedia(/min-width/);
  renderApp(<HeaderNav listCount={null} />);
  const pressed = movies();
  fireEvent.pointerDown(pressed);
  fireEvent.pointerMove(pressed);
  await act(() => import('./hover-menus').then(() => new Promise((resolve) => setTimeout(resolve))));
  expect(movies()).toBe(pressed);
  fireEvent.pointerUp(pressed);
  expect(movies()).toBe(pressed);
  fireEvent.click(pressed);
  await waitFor(() => expect(hasMenus()).toBe(true));
  expect(movies()).not.toBe(pressed);
  restore();
});
