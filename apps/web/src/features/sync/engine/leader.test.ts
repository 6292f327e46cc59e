import { describe, expect, it } from '@jest/globals';
import { fakeLocks } from '../testing/fake-locks';
import { createLeader } from './leader';

const flushed = () => new Promise((resolve) => setTimeout(resolve, 0));

function tab(locks: LockManager | undefined, log: string[], name: string) {
  return createLeader({ locks, onLead: () => log.push(`${name} leads`), onLost: () => log.push(`${name} lost`) });
}

describe('of two tabs', () => {
  it('the one in front leads, and the other takes over when it closes [SYNC-22]', async () => {
    const [locks, log] = [fakeLocks(), [] as string[]];
    const [one, two] = [tab(locks, log, 'one'), tab(locks, log, 'two')];
    one.claim();
    two.claim();
    await flushed();
    expect(log).toEqual(['one leads', 'two leads', 'one lost']);
    expect([one.isLeading, two.isLeading]).toEqual([false, true]);
    two.close();
    await flushed();
    expect(log.at(-1)).toBe('one leads');
  });

  it('one that claims twice at once leads once', async () => {
    const [locks, log] = [fakeLocks(), [] as string[]];
    const one = tab(locks, log, 'one');
    one.claim();
    one.claim();
    await flushed();
    expect(log).toEqual(['one leads']);
    expect(one.isLeading).toBe(true);
  });

  it('one behind leads only when the place is free', async () => {
    const [locks, log] = [fakeLocks(), [] as string[]];
    const [one, two] = [tab(locks, log, 'one'), tab(locks, log, 'two')];
    one.claim();
    two.wait();
    await flushed();
    expect(log).toEqual(['one leads']);
    one.close();
    await flushed();
    expect(log).toEqual(['one leads', 'two leads']);
  });

  it('both lead where the browser has no locks', () => {
    const log: string[] = [];
    tab(undefined, log, 'one').claim();
    tab(undefined, log, 'two').wait();
    expect(log).toEqual(['one leads', 'two leads']);
  });
});
