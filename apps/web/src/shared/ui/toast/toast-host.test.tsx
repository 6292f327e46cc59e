import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';

// The code for toasts never arrives.
jest.unstable_mockModule('./toasts', () => new Promise(() => undefined));
const { ToastHost } = await import('./toast-host');
const { showToast } = await import('./toast-channel');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('a toast whose code is late is plain text, and has no button before it is seen', async () => {
  render(<ToastHost />);
  const onAction = jest.fn();
  act(() => showToast({ kind: 'info', message: 'Removed', action: { label: 'Undo', onAction } }));
  await pass(900);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await pass(200);
  expect(screen.getByRole('status').textContent).toContain('Removed');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledTimes(1);
});
