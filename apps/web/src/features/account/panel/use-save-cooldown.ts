import { PROFILE_SAVE_COOLDOWN_MS } from '@marquee/core';
import { useEffect, useState } from 'react';

/** True for six seconds after a save (ACCOUNT-22). */
export function useSaveCooldown(savedAtMs: number | undefined): boolean {
  const [overFor, setOverFor] = useState(() =>
    savedAtMs !== undefined && Date.now() - savedAtMs >= PROFILE_SAVE_COOLDOWN_MS ? savedAtMs : undefined,
  );
  const isResting = savedAtMs !== undefined && savedAtMs !== overFor;
  useEffect(() => {
    if (!isResting) return;
    const leftMs = savedAtMs + PROFILE_SAVE_COOLDOWN_MS - Date.now();
    const timer = setTimeout(() => setOverFor(savedAtMs), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [savedAtMs, isResting]);
  return isResting;
}
