/** The common interface of DOM event targets and Shaka's event target. */
interface ListenTarget {
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
}

/** A named lifetime: everything registered in it ends with it. */
export interface Lifetime {
  /** The caller knows the event type. */
  listen: (target: ListenTarget, type: string, listener: (event: never) => void) => void;
  /** Runs `end` when the lifetime ends, or immediately if it has ended already. */
  onEnd: (end: () => void) => void;
  end: () => void;
}

/**
 * The engine has two: `attach` (while the video element is attached) and `load` (for one stream). A lifetime that has
 * ended cannot be reused; create a new one.
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
