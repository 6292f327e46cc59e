import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyChunk, lazyComponent } from './lazy-chunk';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('a component that could not be loaded shows its fallback, and renders once the network is back', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Late = lazyComponent(() => Promise.resolve(() => 'loaded'));
  await act(async () => {
    render(
      <Suspense fallback="waiting">
        <Late />
      </Suspense>,
    );
    await Promise.resolve();
  });
  expect(document.body.textContent).toBe('waiting');
  jest.restoreAllMocks();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  expect(document.body.textContent).toBe('loaded');
});

it('a chunk is fetched when needed, and only once', async () => {
  const importChunk = jest.fn(() => Promise.resolve('loaded'));
  const chunk = lazyChunk(importChunk);
  const Part = ({ isWanted }: { isWanted: boolean }) => chunk.useModuleOrNull(isWanted) ?? 'nothing';
  const view = render(<Part isWanted={false} />);
  expect(document.body.textContent).toBe('nothing');
  expect(importChunk).not.toHaveBeenCalled();
  view.rerender(<Part isWanted />);
  expect(await screen.findByText('loaded')).toBeTruthy();
  view.unmount();
  render(<Part isWanted />);
  expect(document.body.textContent).toBe('loaded');
  expect(importChunk).toHaveBeenCalledTimes(1);
});
