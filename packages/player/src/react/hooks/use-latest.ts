import { useEffect, useRef, type RefObject } from 'react';

/** The latest value for event handlers and timers, without restarting them. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}
