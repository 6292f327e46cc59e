import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useScrolledPast } from './use-scrolled-past';

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('reports which thresholds the page is past, 50 ms after scrolling [SHELL-15]', () => {
  const { result } = renderHook(() => useScrolledPast([500, 550], 50));
  scrollTo(500);
  wait(50);
  expect(result.current.isPast).toEqual([false, false]);
  scrollTo(501);
  wait(49);
  expect(result.current.isPast).toEqual([false, false]);
  wait(1);
  expect(result.current.isPast).toEqual([true, false]);
  scrollTo(551);
  wait(50);
  expect(result.current.isPast).toEqual([true, true]);
});

it('distinguishes scrolling up from scrolling down [SHELL-13]', () => {
  const { result } = renderHook(() => useScrolledPast([500], 50));
  for (const [y, isUpward] of [
    [900, false],
    [800, true],
    [850, false],
  ] as const) {
    scrollTo(y);
    wait(50);
    expect(result.current.isUpward).toBe(isUpward);
  }
});
