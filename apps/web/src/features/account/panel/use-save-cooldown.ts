import { PROFILE_SAVE_COOLDOWN_MS } from '@marquee/core';
import { useEffect, useState } from 'react';

const keyOf = (username: string): string => `name-saved:${username}`;

/** Milliseconds until the name may be saved again; also after a reload, as far as the browser stores anything. */
function remainingMs(username: string): number {
  try {
    const sinceMs = Date.now() - Number(sessionStorage.getItem(keyOf(username)));
    return sinceMs < 0 ? 0 : Math.max(0, PROFILE_SAVE_COOLDOWN_MS - sinceMs);
  } catch {
    return 0;
  }
}

/** Whether a name was saved in the last six seconds (ACCOUNT-22), and what to call after a save. */
export function useSaveCooldown(username: string) {
  const [leftMs, setLeftMs] = useState(() => remainingMs(username));
  useEffect(() => {
    if (leftMs === 0) return;
    const timer = setTimeout(() => setLeftMs(0), leftMs);
    return () => clearTimeout(timer);
  }, [leftMs]);
  return {
    isResting: leftMs > 0,
    begin: (): void => {
      setLeftMs(PROFILE_SAVE_COOLDOWN_MS);
      try {
        sessionStorage.setItem(keyOf(username), String(Date.now()));
      } catch {
        // Without storage a reload ends it.
      }
    },
  };
}
