import type { Clock } from './clock';
import { currentWindow, type Window } from './fake-device';

/** What the app's code reaches of a browser, by the page whose code is running. Returns how to take it back. */
export function installPlatform(clock: Clock, random: () => number): () => void {
  const restore: (() => void)[] = [];
  function define(target: object, name: string, descriptor: PropertyDescriptor): void {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { configurable: true, ...descriptor });
    restore.push(() => {
      if (before) Object.defineProperty(target, name, before);
      else Reflect.deleteProperty(target, name);
    });
  }
  const value = (target: object, name: string, held: unknown) => define(target, name, { value: held, writable: true });
  const listening = (of: (page: Window) => EventTarget) => ({
    addEventListener: (...args: Parameters<EventTarget['addEventListener']>) =>
      of(currentWindow()).addEventListener(...args),
    removeEventListener: (...args: Parameters<EventTarget['removeEventListener']>) =>
      of(currentWindow()).removeEventListener(...args),
  });

  for (const [name, held] of Object.entries({
    setTimeout: clock.after,
    setInterval: clock.every,
    clearTimeout: clock.cancel,
    clearInterval: clock.cancel,
    setImmediate: clock.immediate,
    fetch: (...args: ConstructorParameters<typeof Request>) => currentWindow().device.fetch(new Request(...args)),
    BroadcastChannel: FakeChannel,
    ...listening(({ target }) => target),
  }))
    value(globalThis, name, held);
  for (const [name, held] of Object.entries(listening((page) => page.document))) value(document, name, held);
  value(Date, 'now', clock.now);
  value(Math, 'random', random);
  define(globalThis, 'localStorage', { get: () => currentWindow().device.local });
  define(globalThis, 'indexedDB', { get: () => currentWindow().device.factory });
  define(document, 'visibilityState', { get: () => (currentWindow().isVisible ? 'visible' : 'hidden') });
  define(document, 'cookie', {
    get: () => [...currentWindow().device.cookies].map((pair) => pair.join('=')).join('; '),
    set: (text: string) => {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', held = ''] = pair.split('=');
      const { cookies } = currentWindow().device;
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, held);
    },
  });
  // Its own members cannot be replaced, as in a browser; jsdom's, behind them, can.
  const [behind] = Object.getOwnPropertySymbols(window.location).filter(({ description }) => description === 'impl');
  const location = (window.location as unknown as Record<symbol, object>)[behind ?? Symbol('impl')] ?? {};
  for (const name of ['assign', 'replace', 'reload']) value(location, name, () => currentWindow().leave());
  return () => {
    for (const put of restore.reverse()) put();
  };
}

/** Messages between the tabs of a device. */
class FakeChannel extends EventTarget {
  readonly #page = currentWindow();
  readonly #entry;

  constructor(name: string) {
    super();
    this.#entry = { page: this.#page, name, target: this };
    this.#page.device.channels.add(this.#entry);
  }
  postMessage(data: unknown): void {
    this.#page.device.post(this.#entry, data);
  }
  close(): void {
    this.#page.device.channels.delete(this.#entry);
  }
}
