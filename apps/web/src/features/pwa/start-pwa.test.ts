import { describe, expect, it, jest, afterEach, beforeEach } from '@jest/globals';
import { collectToasts } from '../../testing/collect-toasts';
import { startPwa, type WorkerRegistration } from './start-pwa';
import { turns } from '../../testing/event-loop';
import { waitForUserIdle } from './user-idle';

const toasts = collectToasts();
const shown = () => toasts.map(({ message }) => message);

function setUp(register: () => Promise<unknown> = () => Promise.resolve(), isOffline = false) {
  const target = new EventTarget() as EventTarget & Pick<Window, 'setInterval'>;
  target.setInterval = jest.fn() as unknown as Window['setInterval'];
  const listeners = new Map<string, (event: { isUpdate?: boolean }) => void>();
  const worker = {
    addEventListener: (type: string, listener: (event: { isUpdate?: boolean }) => void) =>
      listeners.set(type, listener),
    register,
    update: () => Promise.resolve(),
    messageSkipWaiting: jest.fn(),
  } satisfies WorkerRegistration;
  const reload = jest.fn();
  startPwa({ openWorker: () => Promise.resolve(worker), reload, isOffline, target });
  return { target, worker, reload, emit: (type: string) => listeners.get(type)?.({}) };
}

describe('a new version', () => {
  it('is offered, and installed only when the visitor agrees [PAGE-06]', async () => {
    const { worker, reload, emit } = setUp();
    await turns();
    emit('waiting');
    expect(shown()).toEqual(['A new version of Marquee is ready.']);
    expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
    toasts[0]?.action?.onAction();
    expect(worker.messageSkipWaiting).toHaveBeenCalledTimes(1);
    emit('controlling');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never reloads a page that did not request it', async () => {
    const { reload, emit } = setUp();
    await turns();
    emit('controlling');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded from this tab, too, when another one has installed it meanwhile', async () => {
    const { worker, reload, emit } = setUp();
    await turns();
    emit('controlling');
    emit('waiting');
    emit('controlling');
    toasts[0]?.action?.onAction();
    expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is ignored by a browser that blocks service workers', async () => {
    setUp(() => Promise.reject(new Error('SecurityError')));
    await turns();
    expect(shown()).toEqual([]);
  });
});

describe('the network', () => {
  it('is announced when it goes away and when it returns', () => {
    const { target } = setUp();
    target.dispatchEvent(new Event('online'));
    expect(shown()).toEqual([]);
    target.dispatchEvent(new Event('offline'));
    target.dispatchEvent(new Event('online'));
    expect(shown()).toEqual(['You’re offline. Pages you’ve already opened still work.', 'You’re back online.']);
  });

  it('is announced when it returns to a page that was opened offline', () => {
    const { target } = setUp(() => Promise.resolve(), true);
    target.dispatchEvent(new Event('online'));
    expect(shown()).toEqual(['You’re back online.']);
  });
});

const waiting = () => {
  const came = jest.fn();
  void waitForUserIdle({ target: window, quietMs: 3000, longestMs: 20_000 }).then(came);
  return came;
};

describe('idle time', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('starts when the visitor has done nothing for three seconds', async () => {
    const came = waiting();
    await jest.advanceTimersByTimeAsync(2900);
    document.body.dispatchEvent(new Event('scroll'));
    await jest.advanceTimersByTimeAsync(2900);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    await jest.advanceTimersByTimeAsync(2999);
    expect(came).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(came).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is not awaited for longer than twenty seconds', async () => {
    const came = waiting();
    for (let second = 0; second < 19; second += 1) {
      await jest.advanceTimersByTimeAsync(1000);
      document.body.dispatchEvent(new Event('pointerdown'));
    }
    expect(came).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(came).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
