import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { listenToToasts, showToast, type ToastMessage } from './toast-channel';
import { Toasts } from './toasts';
import { isFastSwipe } from './fast-swipe';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const show = async (count: number) => {
  const messages = Array.from({ length: count }, (_, index): ToastMessage => ({ kind: 'info', message: `m${index}` }));
  render(<Toasts messages={messages} />);
  const shown = () => [...document.querySelectorAll<HTMLElement>('.Toastify__toast')];
  await waitFor(() => expect(shown()).toHaveLength(Math.min(count, 3)));
  return shown();
};
/** The library measures time by this bar's animation. */
const clockOf = (toast: HTMLElement | undefined) => toast?.querySelector<HTMLElement>('.Toastify__progress-bar')?.style;

describe('toasts', () => {
  it('shows at most three at a time [SHELL-20]', async () => {
    expect(await show(5)).toHaveLength(3);
  });

  it('take the place of an earlier one about the same thing', async () => {
    const network = (message: string): ToastMessage => ({ kind: 'info', message, topic: 'network' });
    const { rerender } = render(<Toasts messages={[network('gone')]} />);
    await screen.findByText('gone');
    rerender(<Toasts messages={[network('gone'), { kind: 'info', message: 'saved' }, network('back')]} />);
    const texts = () => [...document.querySelectorAll('.Toastify__toast')].map(({ textContent }) => textContent);
    await waitFor(() => expect(texts().toSorted()).toEqual(['back', 'saved']));
  });

  it('disappear after 4000 ms, and pause while hovered or focused, and while nobody looks at the window or tab [SHELL-18]', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    const [toast] = await show(1);
    expect(clockOf(toast)?.animationDuration).toBe('4000ms');
    // Its time starts after the entry animation.
    fireEvent.animationEnd(toast as HTMLElement);
    expect(clockOf(toast)?.animationPlayState).toBe('running');
    fireEvent.mouseEnter(toast as HTMLElement);
    expect(clockOf(toast)?.animationPlayState).toBe('paused');
    fireEvent.mouseLeave(toast as HTMLElement);
    expect(clockOf(toast)?.animationPlayState).toBe('running');
    fireEvent.blur(window);
    expect(clockOf(toast)?.animationPlayState).toBe('paused');
    fireEvent.focus(window);
    expect(clockOf(toast)?.animationPlayState).toBe('running');
    fireEvent.focusIn(toast as HTMLElement);
    expect(clockOf(toast)?.animationPlayState).toBe('paused');
    fireEvent.focusOut(toast as HTMLElement);
    expect(clockOf(toast)?.animationPlayState).toBe('running');
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    expect(clockOf(toast)?.animationPlayState).toBe('paused');
  });

  it.each([
    [44, false],
    [46, true],
  ])('are swiped away slowly by %d px: %s [SHELL-19]', async (distancePx, isGone) => {
    const [toast] = await show(1);
    if (!toast) throw new Error('There is no message.');
    Object.defineProperty(toast, 'offsetWidth', { value: 356 });
    const swipe = (type: string, clientX: number, atMs: number) =>
      act(() => {
        const event = new MouseEvent(type, { bubbles: true, clientX });
        toast.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: atMs }));
      });
    swipe('pointerdown', 0, 0);
    swipe('pointermove', distancePx, 100);
    swipe('pointerup', distancePx, 600);
    const isLeaving = () => toast.classList.contains('toast-exit') || !toast.isConnected;
    await waitFor(() => expect(isLeaving()).toBe(isGone));
  });
});

it('toasts are delivered in order, including those shown before anybody listened', () => {
  const seen: string[] = [];
  showToast({ kind: 'info', message: 'early' });
  const listen = () => listenToToasts(({ message }) => seen.push(message));
  const stop = listen();
  showToast({ kind: 'error', message: 'late' });
  stop();
  showToast({ kind: 'info', message: 'between' });
  expect(seen).toEqual(['early', 'late']);
  listen()();
  expect(seen).toEqual(['early', 'late', 'between']);
});

describe('a swipe', () => {
  it.each([
    [-20, 100, true],
    [20, 400, false],
    [3, 10, false],
    [40, 0, false],
  ])('of %d px in %d ms is fast: %s [SHELL-19]', (distancePx, durationMs, expected) => {
    expect(isFastSwipe(distancePx, durationMs)).toBe(expected);
  });
});
