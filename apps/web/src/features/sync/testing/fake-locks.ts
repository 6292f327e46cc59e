/** The used part of the Web Locks API: one holder, a queue, and stealing. */
export function fakeLocks(): LockManager {
  let stealFrom: (() => void) | null = null;
  const queue: (() => void)[] = [];
  const hold = (work: () => Promise<void>, resolve: () => void, reject: (reason: unknown) => void) => {
    let isStolen = false;
    stealFrom = () => {
      isStolen = true;
      reject(new DOMException('stolen', 'AbortError'));
    };
    void work().then(() => {
      if (isStolen) return;
      stealFrom = null;
      resolve();
      queue.shift()?.();
    });
  };
  return {
    request: (_name: string, { steal }: LockOptions, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const begin = () => hold(work, resolve, reject);
        if (steal) {
          stealFrom?.();
          begin();
        } else if (stealFrom) queue.push(begin);
        else begin();
      }),
  } as unknown as LockManager;
}
