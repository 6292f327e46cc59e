import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState, type ReactNode } from 'react';
import { turns } from '../../../testing/event-loop';
import { Modal } from '../../ui/dialog';
import { startLayers, useLayer } from './layers';

/** Capturing, because the layers stop their events from reaching later listeners. */
let traversals = 0;
window.addEventListener('popstate', () => (traversals += 1), { capture: true });
const heard: string[] = [];
window.addEventListener('popstate', () => heard.push(window.location.pathname));
const traversed = () => act(() => turns());
const back = async () => {
  const before = traversals;
  window.history.back();
  await waitFor(() => expect(traversals).toBeGreaterThan(before));
  await traversed();
};

interface OpenerProps {
  name: string;
  /** Refuses to close, except by its button. */
  isBusy?: boolean;
  children?: ReactNode;
}

function Opener({ name, isBusy = false, children }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>open {name}</button>
      {isOpen && (
        <Modal title={name} onClose={() => isBusy || close()}>
          <a href="/page">to the page below</a>
          <button onClick={close}>close {name}</button>
          {children}
        </Modal>
      )}
    </>
  );
}

/** A modal `<dialog>`, like the search. */
function Search({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useLayer(isOpen, () => dialog.current?.close(), dialog);
  const open = () => {
    dialog.current?.showModal();
    setIsOpen(true);
  };
  return (
    <>
      <button onClick={open}>open search</button>
      <dialog ref={dialog} aria-label="search" onClose={() => setIsOpen(false)}>
        <div data-testid="content">{children}</div>
      </dialog>
    </>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const open = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));
const isInert = (element: Element | null | undefined) => element?.hasAttribute('inert');
/** A dialog above a dialog above a page. */
function openBoth() {
  const root = document.createElement('div');
  root.id = 'root';
  render(
    <Opener name="first">
      <Opener name="second" />
    </Opener>,
    { container: document.body.appendChild(root) },
  );
  press('open first');
  press('open second');
  expect(open()).toEqual(['first', 'second']);
}

beforeEach(() => {
  window.history.pushState({ idx: 0, key: 'before' }, '', '/before');
  window.history.pushState({ idx: 1, key: 'page' }, '', '/page');
  heard.length = 0;
});
afterEach(async () => {
  cleanup();
  document.getElementById('root')?.remove();
  await traversed();
});

it('Back closes the topmost only, and the page does not hear of it', async () => {
  openBoth();
  await back();
  expect(open()).toEqual(['first']);
  await back();
  expect(open()).toEqual([]);
  expect(heard).toEqual([]);
  await back();
  expect(heard).toEqual(['/before']);
});

it('Escape and a press outside close the topmost only; what is below is inert and gets the focus back', async () => {
  openBoth();
  const [first, second] = screen.getAllByRole('dialog');
  expect([document.getElementById('root'), first, second].map(isInert)).toEqual([true, true, false]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'close second' }));
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
  expect(open()).toEqual(['first']);
  expect(isInert(first)).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open second' }));
  fireEvent.click(document.querySelector('[data-scrim]') ?? document);
  expect(open()).toEqual([]);
  expect(isInert(document.getElementById('root'))).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open first' }));
  await traversed();
  expect(heard).toEqual([]);
  await back();
  expect(heard).toEqual(['/before']);
});

it('a page that is opened from a layer closes all and takes the place of their entries', async () => {
  render(<Opener name="first" />);
  press('open first');
  act(() => window.history.pushState({ idx: 2, key: 'next' }, '', '/next'));
  expect(open()).toEqual([]);
  await traversed();
  expect(window.location.pathname).toBe('/next');
  await back();
  expect(heard).toEqual(['/page']);
});

it('a page that is opened from a layer above another leads back to the page below both', async () => {
  openBoth();
  act(() => window.history.pushState({ idx: 2, key: 'next' }, '', '/next'));
  await back();
  await traversed();
  expect(window.location.pathname).toBe('/page');
  await back();
  expect(window.location.pathname).toBe('/before');
});

it('a link to the page below closes all, and the focus is where it was before the first was opened', async () => {
  openBoth();
  const [, link] = screen.getAllByText('to the page below');
  link?.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link ?? document);
  expect(open()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open first' }));
  await traversed();
  await back();
  expect(heard).toEqual(['/before']);
});

it('a layer that refuses to close, being busy, is closed by Back and Escape when it no longer is', async () => {
  const { rerender } = render(<Opener name="first" isBusy />);
  press('open first');
  await back();
  expect(open()).toEqual(['first']);
  await back();
  expect(open()).toEqual(['first']);
  expect(heard).toEqual([]);
  rerender(<Opener name="first" />);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(open()).toEqual([]);
  await traversed();
  await back();
  expect(heard).toEqual(['/before']);
});

it('a layer that refuses to close stays above the page that is opened from it', async () => {
  render(<Opener name="first" isBusy />);
  press('open first');
  act(() => window.history.pushState({ idx: 2, key: 'next' }, '', '/next'));
  await traversed();
  await back();
  expect(window.location.pathname).toBe('/next');
  press('close first');
  await traversed();
  await back();
  expect(heard).toEqual(['/page']);
});

it('what is below a dialog in the search is inert, and the dialog closes with the search', () => {
  const root = document.createElement('div');
  root.id = 'root';
  render(
    <Search>
      <Opener name="first" />
    </Search>,
    { container: document.body.appendChild(root) },
  );
  press('open search');
  press('open first');
  const content = screen.getByTestId('content');
  expect(isInert(content)).toBe(true);
  act(() => screen.getByRole<HTMLDialogElement>('dialog', { name: 'search' }).close());
  expect(document.querySelector('[aria-label=first]')).toBeNull();
  expect([root, content].map(isInert)).toEqual([false, false]);
});

it('Forward does not lead to the entry of a closed layer', async () => {
  openBoth();
  for (const left of [['first'], []]) {
    heard.length = 0;
    await back();
    expect(open()).toEqual(left);
    expect(heard).toEqual([]);
    window.history.forward();
    await traversed();
  }
  heard.length = 0;
  await back();
  expect(heard).toEqual(['/before']);
});

it('a page that is reloaded below a layer has its address, and Back leaves it', async () => {
  const state = { idx: 1, key: 'filtered', layer: 1, page: '1 page' };
  History.prototype.pushState.call(window.history, state, '', '/page?filter=1');
  startLayers();
  await traversed();
  expect(window.location.search).toBe('?filter=1');
  expect(window.history.state).toEqual({ idx: 1, key: 'filtered' });
  expect(heard).toEqual([]);
  await back();
  expect(heard).toEqual(['/before']);
});

it('an address that is replaced below a layer stays when the layer is closed', async () => {
  render(<Opener name="first" />);
  press('open first');
  window.history.replaceState({ idx: 1, key: 'filtered' }, '', '/page?filter=1');
  expect(open()).toEqual(['first']);
  await back();
  expect(window.location.search).toBe('?filter=1');
});

it('going back past the page below closes the layer too, and the next page is notified', async () => {
  render(<Opener name="first" />);
  press('open first');
  window.history.go(-2);
  await traversed();
  expect(open()).toEqual([]);
  expect(heard).toEqual(['/before']);
});
