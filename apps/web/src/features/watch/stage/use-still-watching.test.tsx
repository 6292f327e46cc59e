import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { useStillWatching } from './use-still-watching';

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
