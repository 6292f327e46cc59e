import { useEffect, useState } from 'react';

/** True once `isWaiting` has been true for `afterMs`, so that fast responses show no placeholder. */
export function useDelayedFlag(isWaiting: boolean, afterMs: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting, afterMs]);
  return isLate && isWaiting;
}
