const DOINGS = ['pointerdown', 'keydown', 'wheel', 'scroll', 'touchmove'];

interface QuietMoment {
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  quietMs: number;
  /** Then it is waited for no longer. */
  longestMs: number;
}

/** Settles when the visitor has done nothing for a while: what is done then is in nobody's way. */
export function waitForUserIdle({ target, quietMs, longestMs }: QuietMoment): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(quiet);
      clearTimeout(longest);
      for (const type of DOINGS) target.removeEventListener(type, onDoing, true);
      resolve();
    };
    const onDoing = () => {
      clearTimeout(quiet);
      quiet = setTimeout(settle, quietMs);
    };
    let quiet = setTimeout(settle, quietMs);
    const longest = setTimeout(settle, longestMs);
    for (const type of DOINGS) target.addEventListener(type, onDoing, { capture: true, passive: true });
  });
}
