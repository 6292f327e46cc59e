import { describe, expect, it } from '@jest/globals';
import { createLeader } from './leader';

/** The part of the Web Locks that is used: one holder, a queue, and stealing. */
function fakeLocks() {
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

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function tab(locks: LockManager | undefined, log: string[], name: string) {
  return createLeader({ locks, onLead: () => log.push(`${name} leads`), onLost: () => log.push(`${name} lost`) });
}

describe('of two tabs', () => {
  it('the one in front leads, and the other takes over when it closes', async () => {
    const [locks, log] = [fakeLocks(), [] as string[]];
    const [one, two] = [tab(locks, log, 'one'), tab(locks, log, 'two')];
    one.claim();
    two.claim();
    await settled();
    expect(log).toEqual(['one leads', 'two leads', 'one lost']);
    expect([one.isLeading, two.isLeading]).toEqual([false, true]);
    two.close();
    await settled();
    expect(log.at(-1)).toBe('one leads');
  });

  it('one that claims twice at once leads once', async () => {
    const [locks, log] = [fakeLocks(), [] as string[]];
    const one = tab(locks, log, 'one');
    one.claim();
    one.claim();
    await settled();
    expect(log).toEqual(['one leads']);
    expect(one.isLeading).toBe(true);
  });

  it('one behind leads only when the place is free', async () => {
    const [locks, log] = [fakeLocks(), [] as string[]];
    const [one, two] = [tab(locks, log, 'one'), tab(locks, log, 'two')];
    one.claim();
    two.wait();
    await settled();
    expect(log).toEqual(['one leads']);
    one.close();
    await settled();
    expect(log).toEqual(['one leads', 'two leads']);
  });

  it('both lead where the browser has no locks', () => {
    const log: string[] = [];
    tab(undefined, log, 'one').claim();
    tab(undefined, log, 'two').wait();
    expect(log).toEqual(['one leads', 'two leads']);
  });
});
