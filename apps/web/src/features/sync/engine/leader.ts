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
  let isQueued = false;
  let isClaiming = false;
  let release: () => void = () => undefined;
  const waits = new AbortController();

  const hold = () =>
    new Promise<void>((resolve) => {
      if (isClosed) {
        resolve();
        return;
      }
      release = resolve;
      isClaiming = false;
      isLeading = true;
      onLead();
    });
  const lose = () => {
    if (!isLeading) return;
    isLeading = false;
    onLost();
  };
  const queueUp = (manager: LockManager) => {
    if (isQueued || isClosed) return;
    isQueued = true;
    const begin = () => {
      isQueued = false;
      return hold();
    };
    manager.request(LOCK, { signal: waits.signal }, begin).catch(() => step(manager));
  };
  /** Another tab took the lead, or waiting was called off. */
  const step = (manager: LockManager) => {
    if (!isLeading) return;
    lose();
    queueUp(manager);
  };

  return {
    get isLeading() {
      return isLeading;
    },
    /** Takes the lead from whoever has it. */
    claim(): void {
      // Two claims at once would take the lead from each other.
      if (isLeading || isClaiming || isClosed) return;
      if (locks) {
        isClaiming = true;
        locks.request(LOCK, { steal: true }, hold).catch(() => step(locks));
      } else {
        isLeading = true;
        onLead();
      }
    },
    /** Takes the lead when it is free. */
    wait(): void {
      if (locks) queueUp(locks);
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
