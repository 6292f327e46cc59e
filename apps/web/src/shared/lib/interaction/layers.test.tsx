import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { turns } from '../../../testing/event-loop';
import { startLayers } from './layers';
import { listenToBack, useLayer } from './use-layer';

/** Registered before the layers, which stop their events from reaching later listeners. */
let traversals = 0;
window.addEventListener('popstate', () => (traversals += 1), { capture: true });
listenToBack();
startLayers();
const heard: string[] = [];
window.addEventListener('popstate', () => heard.push(window.location.pathname));
const traversed = () => act(() => turns());
const back = async () => {
  const before = traversals;
  window.history.back();
  await waitFor(() => expect(traversals).toBeGreaterThan(before));
  await traversed();
};

function Layer({ onClosed }: { onClosed: () => void }) {
  useLayer(true, onClosed);
  return <button onClick={onClosed}>close</button>;
}
function Page() {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return isOpen && <Layer onClosed={close} />;
}

beforeEach(() => {
  window.history.pushState({ idx: 0, key: 'before' }, '', '/before');
  window.history.pushState({ idx: 1, key: 'page' }, '', '/page');
  heard.length = 0;
});
afterEach(async () => {
  cleanup();
  await traversed();
});

it('Back closes what is open above a page, and the page does not hear of it', async () => {
  const view = render(<Page />);
  await back();
  expect(view.container.textContent).toBe('');
  expect(window.location.pathname).toBe('/page');
  expect(heard).toEqual([]);
  await back();
  expect(heard).toEqual(['/before']);
});

it('what closes automatically leaves no entry behind', async () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  await traversed();
  expect(heard).toEqual([]);
  await back();
  expect(heard).toEqual(['/before']);
});

it('a page that is opened from a layer takes the place of its entry', async () => {
  render(<Page />);
  window.history.pushState({ idx: 2, key: 'next' }, '', '/next');
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  await traversed();
  expect(window.location.pathname).toBe('/next');
  await back();
  expect(heard).toEqual(['/page']);
});

it('an address that is replaced below a layer stays when the layer is closed', async () => {
  render(<Page />);
  window.history.replaceState({ idx: 1, key: 'filtered' }, '', '/page?filter=1');
  await back();
  expect(window.location.search).toBe('?filter=1');
});

it('going back past the page below closes the layer too, and the next page is notified', async () => {
  const view = render(<Page />);
  window.history.go(-2);
  await traversed();
  expect(view.container.textContent).toBe('');
  expect(heard).toEqual(['/before']);
});
