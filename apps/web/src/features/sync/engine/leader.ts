const LOCK = 'marquee-sync';

interface LeaderOptions {
  locks: LockManager | undefined;
  onLead: () => void;
  onLost: () => void;
}

/**
 * Of all the tabs one talks to the server: the one that somebody looks at, since it claims the lead when it comes to the
 * front. When it closes, a waiting one takes over. Where the browser has no locks, each tab leads itself; what they send
 * twice changes nothing.
 */
export function createLeader({ locks, onLead, onLost }: LeaderOptions) {
  let isLeading = false;
  let isClosed = false;
  let release: () => void = () => undefined;
  const waits = new AbortController();

  const hold = () =>
    new Promise<void>((resolve) => {
      if (isClosed) return resolve();
      release = resolve;
      isLeading = true;
      onLead();
    });
  const lose = () => {
    if (!isLeading) return;
    isLeading = false;
    onLost();
  };
  const request = (manager: LockManager, options: LockOptions) => {
    manager.request(LOCK, options, hold).catch(() => {
      // Another tab took the lead, or waiting was called off.
      const wasLeading = isLeading;
      lose();
      if (wasLeading && !isClosed) request(manager, { signal: waits.signal });
    });
  };

  return {
    get isLeading() {
      return isLeading;
    },
    /** Takes the lead from whoever has it. */
    claim(): void {
      if (isLeading || isClosed) return;
      if (locks) request(locks, { steal: true });
      else {
        isLeading = true;
        onLead();
      }
    },
    /** Takes the lead when it is free. */
    wait(): void {
      if (locks) request(locks, { signal: waits.signal });
      else this.claim();
    },
    close(): void {
      isClosed = true;
      isLeading = false;
      waits.abort();
      release();
    },
  };
}
