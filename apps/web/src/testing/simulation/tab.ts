import { startPersistence } from '../../app/persistence';
import { openStore } from '../../app/open-store';
import type { AppStore } from '../../app/store';
import type { Records } from '../../shared/store/collections';
import { activeProfile } from '../../shared/store/profiles';
import { inWindow, type Device, type Window } from './fake-device';

/** A page with the app's store, storage and sync, as `app/entry-client.tsx` starts them; without what is on screen. */
export interface Page extends Window {
  store: AppStore;
  records: Records;
  /** It was told to leave, and goes as soon as the next page comes. */
  isLeaving: boolean;
}

function openPage(device: Device, onLeave: (page: Page) => void): Page {
  const page = {
    device,
    target: new EventTarget(),
    document: new EventTarget(),
    isVisible: true,
    isGone: false,
    isAsleep: false,
    isLeaving: false,
    leave: () => onLeave(page),
  } as Page;
  device.windows.add(page);
  inWindow(page, () => {
    const { now } = device.clock;
    const { store, persistence } = openStore(activeProfile(), { fetch: window.fetch, now, report: () => undefined });
    page.store = store;
    page.records = persistence.records;
    startPersistence(store, persistence);
  });
  return page;
}

/** A tab: one page after the other. */
export class Tab {
  page: Page;
  /** How long a page that was told to leave goes on, until the next one has come over the network. */
  navigationMs = 0;
  isClosed = false;
  /** A page that Back brings again as it was. */
  #behind: Page | null = null;

  constructor(readonly device: Device) {
    this.page = this.#open();
  }

  #open(): Page {
    return openPage(this.device, (page) => {
      if (page.isLeaving || page.isGone) return;
      page.isLeaving = true;
      inWindow(page, () => this.device.clock.after(() => this.reload(), this.navigationMs));
    });
  }

  #hide(persisted: boolean): void {
    const { page } = this;
    page.isVisible = false;
    inWindow(page, () => {
      page.target.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
      page.document.dispatchEvent(new Event('visibilitychange'));
    });
  }
  #discard(page: Page): void {
    const { device } = this;
    page.isGone = true;
    page.records.close();
    device.windows.delete(page);
    for (const channel of device.channels) if (channel.page === page) device.channels.delete(channel);
  }
  /** A last chance to write: what it begins as it goes is done, and then it is over. */
  #end(): void {
    const { page, device } = this;
    this.#hide(false);
    device.clock.immediate(() => device.clock.immediate(() => this.#discard(page)));
  }

  reload(): void {
    if (this.isClosed) return;
    this.#end();
    this.page = this.#open();
  }

  /** The browser takes the page away, and opens it anew. */
  crash(): void {
    this.#discard(this.page);
    this.page = this.#open();
  }

  /** Another page of the site is opened, and this one is kept for Back. */
  goOn(): void {
    if (this.#behind) this.#discard(this.#behind);
    this.#hide(true);
    this.#behind = this.page;
    this.#behind.isAsleep = true;
    this.page = this.#open();
  }
  back(): void {
    if (!this.#behind) return;
    this.#end();
    this.page = this.#behind;
    this.#behind = null;
    this.wake();
  }

  close(): void {
    if (this.isClosed) return;
    if (this.#behind) this.#discard(this.#behind);
    this.#behind = null;
    this.#end();
    this.isClosed = true;
  }

  /** Nothing of it runs while it sleeps: no timer, no event, no answer. */
  sleep(): void {
    this.page.isAsleep = true;
    this.page.isVisible = false;
  }
  wake(): void {
    const { page } = this;
    page.isAsleep = false;
    page.isVisible = true;
    inWindow(page, () => {
      page.target.dispatchEvent(new Event('pageshow'));
      page.document.dispatchEvent(new Event('visibilitychange'));
      page.target.dispatchEvent(new Event('focus'));
    });
  }
}
