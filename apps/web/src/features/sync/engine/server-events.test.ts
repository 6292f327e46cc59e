import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeLocks } from '../testing/fake-locks';
import { createLeader } from './leader';
import { listenToServerEvents } from './server-events';

class FakeEvents extends EventTarget {
  readyState = 1;
  close = jest.fn();
  say(type: string, data: object) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

describe('the events of the server', () => {
  let opened: FakeEvents[];
  const heard: unknown[] = [];
  let stop: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    opened = [];
    heard.length = 0;
    const open = () => {
      opened.push(new FakeEvents());
      return opened.at(-1) as unknown as EventSource;
    };
    stop = listenToServerEvents('1', open, {
      onChange: (change) => heard.push(change),
      onReady: (state) => heard.push(state),
      onLibrary: (revision) => heard.push(`library ${revision}`),
      onRequest: (id) => heard.push(`request ${id}`),
      onRefused: () => heard.push('refused'),
    });
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('report the server’s revision, and what other devices changed', () => {
    opened[0]?.say('ready', { revision: 7, epoch: 'first' });
    opened[0]?.say('changed', { collection: 'bookmarks', revision: 8, origin: 'tab' });
    opened[0]?.say('changed', { collection: 'something new' });
    expect(heard).toEqual([
      { revision: 7, epoch: 'first' },
      { collection: 'bookmarks', revision: 8, origin: 'tab' },
    ]);
  });

  it('say when the library has changed, also after the connection was lost [AVAILABLE-05]', () => {
    opened[0]?.say('ready', { revision: 7, epoch: 'first', library: 3 });
    opened[0]?.say('library', { revision: 4 });
    opened[0]?.say('library', { revision: 'many' });
    expect(heard).toEqual([{ revision: 7, epoch: 'first' }, 'library 3', 'library 4']);
  });

  it('say when something came of a request [ASK-09]', () => {
    opened[0]?.say('request', { id: 'tv:2:3' });
    opened[0]?.say('request', { id: 7 });
    opened[0]?.say('request', []);
    expect(heard).toEqual(['request tv:2:3']);
  });

  it('that are interrupted are left to the browser, which reconnects by itself', () => {
    opened[0]?.fail(0);
    jest.advanceTimersByTime(600_000);
    expect(heard).toEqual([]);
    expect(opened).toHaveLength(1);
  });

  it('that are refused are reported, and requested again with growing pauses', () => {
    opened[0]?.fail(2);
    expect(heard).toEqual(['refused']);
    jest.advanceTimersByTime(1_000);
    expect(opened).toHaveLength(2);
    opened[1]?.fail(2);
    jest.advanceTimersByTime(900);
    expect(opened).toHaveLength(2);
    jest.advanceTimersByTime(1_100);
    expect(opened).toHaveLength(3);
    opened[2]?.say('ready', { revision: 9 });
    expect(heard).toEqual(['refused', 'refused', { revision: 9, epoch: undefined }]);
  });

  it('are not requested again once nobody listens', () => {
    opened[0]?.fail(2);
    stop();
    jest.advanceTimersByTime(600_000);
    expect(opened).toHaveLength(1);
    expect(opened[0]?.close).toHaveBeenCalled();
  });
});

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
