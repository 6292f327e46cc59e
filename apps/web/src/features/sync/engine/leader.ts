const LOCK = 'marquee-sync';

interface LeaderOptions {
  locks: LockManager | undefined;
  onLead: () => void;
  onLost: () => void;
}

/**
 * Elects the one tab that syncs: the visible one, which claims the lead when it comes to the foreground. When it closes, a waiting
 * tab takes over. In browsers without Web Locks every tab syncs; sending a change twice is harmless.
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
  /** Another tab took the lead, or waiting was aborted. */
  const step = (manager: LockManager) => {
    if (!isLeading) return;
    lose();
    queueUp(manager);
  };

  return {
    get isLeading() {
      return isLeading;
    },
    /** Takes the lead from the current leader. */
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
    /** Becomes the leader when there is none. */
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
