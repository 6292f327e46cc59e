import { TextEncoder } from 'node:util';
import { msg } from '@lingui/core/macro';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, fireEvent } from '@testing-library/react';
import React, { Suspense, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { SsrPageProvider } from '../shared/lib/ssr-page';
import { PageTitle } from '../shared/ui';
import { lazyPage } from './lazy-page';
import { keepEarlyPresses } from '../boot/early-presses';
import { replayPresses } from './replay-early-presses';

const Component = () => <h1>The page</h1>;
const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('a page whose module is still loading', () => {
  it('names the document, unless it has a name of its own [PAGE-01]', async () => {
    await renderPage(lazyPage({ load: () => Promise.resolve({ Component }), title: msg`Networks` }));
    expect(document.title).toBe('Networks · Marquee');
    cleanup();
    const Missing = () => <PageTitle title="Network Not Found" />;
    await renderPage(lazyPage({ load: () => Promise.resolve({ Component: Missing }), title: msg`Networks` }));
    expect(document.title).toBe('Network Not Found · Marquee');
  });

  it('shows its shape when that takes longer than a moment [PAGE-08]', async () => {
    let arrive: (module: { Component: () => React.ReactNode }) => void = () => undefined;
    const page = lazyPage({ load: () => new Promise((resolve) => (arrive = resolve)), title: null, skeleton: 'grid' });
    await renderPage(page);
    await screen.findByRole('status');
    expect(document.querySelectorAll('.shimmer').length).toBeGreaterThan(12);
    await act(async () => arrive({ Component }));
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('renders at once when the module was prefetched', async () => {
    const page = lazyPage({ load: () => Promise.resolve({ Component }), title: null });
    await page.preload();
    render(
      <Suspense fallback="wait">
        <page.Component />
      </Suspense>,
    );
    expect(document.body.textContent).toBe('The page');
  });
});

describe('the page of a document that the server rendered', () => {
  let root: Root | undefined;
  afterEach(() => {
    act(() => root?.unmount());
    delete document.documentElement.dataset.hydrated;
  });

  it('is hydrated however long that takes, and the next one shows its shape while it loads [PAGE-09]', async () => {
    // jsdom lacks what React's renderer encodes with.
    Object.assign(globalThis, { TextEncoder });
    const { renderToString } = await import('react-dom/server.edge');
    const first = lazyPage({ load: () => Promise.resolve({ Component }), title: null });
    const next = lazyPage({ load: () => new Promise(() => undefined), title: null });
    await first.preload();
    const ssrPage = { renderedAt: 0 };
    const inDocument = (page: ReactNode) => (
      <SsrPageProvider value={ssrPage}>
        <Suspense fallback="wait">{page}</Suspense>
      </SsrPageProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(inDocument(<first.Component />));
    const markup = container.querySelector('h1');
    const onRecoverableError = jest.fn();
    // The rest of the app no longer waits for the end of hydration.
    document.documentElement.dataset.hydrated = '';
    await act(async () => {
      root = hydrateRoot(container, inDocument(<first.Component />), { onRecoverableError });
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.querySelector('h1')).toBe(markup);
    await act(async () => root?.render(inDocument(<next.Component />)));
    expect(await screen.findByRole('status')).toBeTruthy();
  });
});

const renderPage = (page: ReturnType<typeof lazyPage>) =>
  act(async () => {
    render(
      <Caught>
        <Suspense fallback="wait">
          <page.Component />
        </Suspense>
      </Caught>,
    );
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

class Caught extends React.Component<{ children: ReactNode }, { message: string | null }> {
  override state: { message: string | null } = { message: null };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}

describe('a page whose module fails to load', () => {
  const silenced = console.error;
  beforeEach(() => {
    console.error = () => undefined;
  });
  afterEach(() => {
    console.error = silenced;
  });

  it('reloads the document once per path, then fails [ERROR-11]', async () => {
    const reload = jest.fn();
    await renderPage(lazyPage({ load: failing, title: null }, reload));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.body.textContent).toMatch(/^(wait|Loading)$/);
    cleanup();
    await renderPage(lazyPage({ load: failing, title: null }, reload));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.body.textContent).toContain('could not be loaded');
  });

  it('never reloads the document when it is fetched ahead of a visit, and is asked for again by the visit', async () => {
    const reload = jest.fn();
    const load = jest.fn<() => Promise<{ Component: typeof Component }>>();
    load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue({ Component });
    const page = lazyPage({ load, title: null }, reload);
    await expect(page.preload()).rejects.toThrow('offline');
    expect(reload).not.toHaveBeenCalled();
    await renderPage(page);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  });
});

it('replays presses from before hydration, in order', () => {
  const { container, rerender } = render(
    <>
      <button>One</button>
      <button>
        <i>Two</i>
      </button>
      <button type="submit">Send</button>
    </>,
  );
  const early = keepEarlyPresses();
  for (const text of ['Two', 'One', 'Two', 'Send']) fireEvent.click(screen.getByText(text));
  early.stop();
  fireEvent.click(screen.getByText('One'));
  const onPress = jest.fn();
  rerender(
    <>
      <button onClick={() => onPress('one')}>One</button>
      <button onClick={() => onPress('two')}>
        <i>Two</i>
      </button>
      <button type="submit" onClick={() => onPress('sent')}>
        Send
      </button>
    </>,
  );
  replayPresses(early, container);
  expect(onPress.mock.calls.flat()).toEqual(['two', 'one', 'two']);
});

it('drops presses on elements that are gone', () => {
  const onPress = jest.fn();
  render(<button onClick={onPress}>Search</button>);
  const button = screen.getByRole('button');
  replayPresses({ isLeaving: false, buttons: [button], stop: () => undefined }, document.createElement('div'));
  expect(onPress).not.toHaveBeenCalled();
});
