import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FoundSource, PlaybackReport, SourceAdapter } from '@marquee/player/sources';
import { sampleHlsResult } from '@marquee/player/testing';
import { cleanup, render, renderHook, act, fireEvent } from '@testing-library/react';
import { useCallback, useEffect, useRef } from 'react';
import { usePlaybackReports } from './use-playback-reports';
import { useStillWatching } from './use-still-watching';

let reports: [string, number][] = [];
const adapter: SourceAdapter = {
  id: 'home',
  name: 'Home',
  origin: 'https://home.example',
  findMovie: () => Promise.resolve(null),
  report({ kind, positionSec }: PlaybackReport) {
    reports.push([kind, positionSec]);
    return Promise.reject(new Error('the server is gone'));
  },
};
const silent: SourceAdapter = {
  id: 'demo',
  name: 'Demo',
  origin: 'https://demo.example',
  findMovie: () => Promise.resolve(null),
};
const source = (adapterId: string): FoundSource => ({
  ...sampleHlsResult,
  stream: { ...sampleHlsResult.stream },
  key: `${adapterId}:x`,
  adapterId,
  name: adapterId,
});

beforeEach(() => {
  reports = [];
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const start = (first: FoundSource) =>
  renderHook(({ playing, isOpen }) => usePlaybackReports(playing, [adapter, silent], isOpen), {
    initialProps: { playing: first, isOpen: true },
  });
const at = (watched: number) => ({ watched, duration: 100 });

describe('playback reports to a media server', () => {
  it('report the start, the position every ten seconds, and the stop when the player is closed [SOURCE-13]', () => {
    const home = source('home');
    const view = start(home);
    view.result.current(at(5));
    for (let second = 7; second <= 17; second += 2) {
      jest.advanceTimersByTime(2000);
      view.result.current(at(second));
    }
    view.rerender({ playing: home, isOpen: false });
    expect(reports).toEqual([
      ['start', 5],
      ['progress', 15],
      ['stop', 17],
    ]);
  });

  it('report a stop when another source takes over, and nothing to sources without positions', () => {
    const view = start(source('home'));
    view.result.current(at(5));
    view.rerender({ playing: source('demo'), isOpen: true });
    view.result.current(at(6));
    expect(reports).toEqual([
      ['start', 5],
      ['stop', 5],
    ]);
  });

  it('report a stop when the page is closed, and another start when it returns from the back/forward cache', () => {
    const view = start(source('home'));
    view.result.current(at(5));
    window.dispatchEvent(new Event('pagehide'));
    expect(reports.at(-1)).toEqual(['stop', 5]);
    // The player reports its last position at the same time.
    view.result.current(at(6));
    expect(reports.at(-1)).toEqual(['stop', 5]);
    window.dispatchEvent(new Event('pageshow'));
    view.result.current(at(7));
    expect(reports.at(-1)).toEqual(['start', 7]);
  });

  it('report a stop when the visitor opens another page of the site', () => {
    const home = source('home');
    /** Like the player, it reports its last position on unmount. */
    const Player = ({ onGone }: { onGone: () => void }) => {
      useEffect(() => onGone, [onGone]);
      return null;
    };
    const Page = () => {
      const report = useRef(usePlaybackReports(home, [adapter], true));
      useEffect(() => report.current(at(5)), []);
      const tellLast = useCallback(() => report.current(at(6)), []);
      return <Player onGone={tellLast} />;
    };
    const view = render(<Page />);
    view.unmount();
    expect(reports.map(([kind]) => kind)).toEqual(['start', 'stop']);
  });
});

afterEach(cleanup);

const watch = () => {
  const goOn = jest.fn();
  const { result } = renderHook(() => useStillWatching(goOn));
  const next = (reason: 'auto' | 'button', times = 1) => {
    for (let time = 0; time < times; time += 1) act(() => result.current.next(reason));
  };
  return { goOn, result, next };
};

describe('“still watching?”', () => {
  it('is asked instead of playing a fifth episode without interaction [PLAYER-13]', () => {
    const { goOn, result, next } = watch();
    next('auto', 4);
    expect(goOn).toHaveBeenCalledTimes(4);
    expect(result.current.isAsking).toBe(false);
    next('auto');
    expect(goOn).toHaveBeenCalledTimes(4);
    expect(result.current.isAsking).toBe(true);
    act(() => result.current.keepWatching());
    expect(goOn).toHaveBeenCalledTimes(5);
    expect(result.current.isAsking).toBe(false);
    next('auto', 4);
    expect(goOn).toHaveBeenCalledTimes(9);
  });

  it.each([
    ['a key', () => fireEvent.keyDown(document.body, { key: 'k' })],
    ['a touch', () => fireEvent.pointerDown(document.body)],
  ])('starts counting again after %s', (_, touch) => {
    const { goOn, result, next } = watch();
    next('auto', 4);
    touch();
    next('auto', 4);
    expect(goOn).toHaveBeenCalledTimes(8);
    expect(result.current.isAsking).toBe(false);
  });

  it('is not asked after pressing Next Episode', () => {
    const { goOn, result, next } = watch();
    next('button', 9);
    expect(goOn).toHaveBeenCalledTimes(9);
    expect(result.current.isAsking).toBe(false);
  });
});
