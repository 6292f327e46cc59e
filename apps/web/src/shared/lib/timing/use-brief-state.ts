import { useEffect, useState } from 'react';

/** State that falls back to `resting` after a time, such as a confirmation. */
export function useBriefState<Value>(resting: Value, durationMs: number) {
  const [value, setValue] = useState(resting);
  useEffect(() => {
    if (value === resting) return;
    const timer = setTimeout(() => setValue(resting), durationMs);
    return () => clearTimeout(timer);
  }, [value, resting, durationMs]);
  return [value, setValue] as const;
}
