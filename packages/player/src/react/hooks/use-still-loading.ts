import { STILL_LOADING_MS } from '@marquee/core';
import { useEffect, useState } from 'react';

/** True once `loading` has lasted for 6 s. */
export function useStillLoading(loading: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLate(true), STILL_LOADING_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  return loading && late;
}
