import { useEffect, useRef, useState } from 'react';

const SHOWN_MS = 1500;

/** True for a moment after each call: a picture of where a key led. */
export function useRecentKey(): readonly [boolean, () => void] {
  const [recent, setRecent] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (): void => {
    clearTimeout(timer.current);
    setRecent(true);
    timer.current = setTimeout(() => setRecent(false), SHOWN_MS);
  };
  return [recent, show];
}
