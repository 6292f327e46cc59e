const DOINGS = ['pointerdown', 'keydown', 'wheel', 'scroll', 'touchmove'];

interface QuietMoment {
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  quietMs: number;
  /** Maximum time to wait. */
  longestMs: number;
}

/** Resolves when the visitor has been idle for a while, so that work does not get in the way. */
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
