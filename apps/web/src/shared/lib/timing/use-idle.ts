import { useEffect, useState } from 'react';

/** False at first, true once the browser has nothing more urgent to do. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIsIdle(true), 500);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIsIdle(true), { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
