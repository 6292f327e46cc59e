/** What DOM event targets and Shaka's own event target have in common. */
interface ListenTarget {
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
}

/** A named lifetime: everything registered in it ends together. */
export interface Lifetime {
  /** The caller knows which event the type stands for. */
  listen: (target: ListenTarget, type: string, listener: (event: never) => void) => void;
  /** Runs `end` when the lifetime ends; at once when it has already ended. */
  onEnd: (end: () => void) => void;
  end: () => void;
}

/**
 * The engine has two: `attach` (as long as the video element is held) and `load` (as long as one
 * stream is). A lifetime that ended cannot be used again; make a new one.
 */
export function createLifetime(): Lifetime {
  const endings: (() => void)[] = [];
  let ended = false;
  const onEnd = (end: () => void): void => {
    if (ended) end();
    else endings.push(end);
  };
  return {
    listen(target, type, listener) {
      if (ended) return;
      const heard = listener as (event: Event) => void;
      target.addEventListener(type, heard);
      onEnd(() => target.removeEventListener(type, heard));
    },
    onEnd,
    end() {
      ended = true;
      for (const end of endings.splice(0).reverse()) end();
    },
  };
}
