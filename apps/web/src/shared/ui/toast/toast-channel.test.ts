import { describe, expect, it } from '@jest/globals';
import { isFastSwipe } from './fast-swipe';
import { listenToToasts, showToast, type ToastMessage } from './toast-channel';

describe('toasts', () => {
  it('are delivered in order, including those shown before anybody listened', () => {
    const seen: ToastMessage[] = [];
    showToast({ kind: 'info', message: 'early' });
    const stop = listenToToasts((toast) => seen.push(toast));
    showToast({ kind: 'error', message: 'late' });
    expect(seen.map(({ message }) => message)).toEqual(['early', 'late']);
    stop();
  });

  it('wait until there is a listener', () => {
    const seen: ToastMessage[] = [];
    listenToToasts(() => undefined)();
    showToast({ kind: 'info', message: 'between' });
    expect(seen).toEqual([]);
    listenToToasts((toast) => seen.push(toast))();
    expect(seen).toHaveLength(1);
  });
});

describe('a swipe', () => {
  it.each([
    [20, 100, true],
    [-20, 100, true],
    [20, 400, false],
    [3, 10, false],
    [40, 0, false],
  ])('of %d px in %d ms is fast: %s [SHELL-19]', (distancePx, durationMs, expected) => {
    expect(isFastSwipe(distancePx, durationMs)).toBe(expected);
  });
});
