import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import React, { Suspense, type ReactNode } from 'react';
import { lazyPage } from './lazy-page';

const Component = () => <h1>The page</h1>;
const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('a page whose module is still loading', () => {
  it('renders once the module has loaded', async () => {
    const page = lazyPage(() => Promise.resolve({ Component }));
    await draw(page);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  });

  it('renders at once when the module was prefetched', async () => {
    const page = lazyPage(() => Promise.resolve({ Component }));
    await page.preload();
    render(
      <Suspense fallback="wait">
        <page.Component />
      </Suspense>,
    );
    expect(document.body.textContent).toBe('The page');
  });
});

const draw = (page: ReturnType<typeof lazyPage>) =>
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
  override state = { message: null };
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
    await draw(lazyPage(failing, reload));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.body.textContent).toBe('wait');
    cleanup();
    await draw(lazyPage(failing, reload));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.body.textContent).toContain('dynamically imported');
  });

  it('never reloads the document when a prefetch fails, and fetches again on the visit', async () => {
    const reload = jest.fn();
    const load = jest.fn<() => Promise<{ Component: typeof Component }>>();
    load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue({ Component });
    const page = lazyPage(load, reload);
    await expect(page.preload()).rejects.toThrow('offline');
    expect(reload).not.toHaveBeenCalled();
    await draw(page);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  });
});
