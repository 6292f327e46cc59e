import { startLayers } from '../shared/lib/interaction/layers';

/** What jsdom does not have and components ask for. Media queries never match; `stubMedia` changes that for a test. */
class NothingObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

/** As browsers do, but at once: `toggle` and `close` follow there in a task of their own. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.dispatchEvent(new Event('toggle'));
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('toggle'));
    this.dispatchEvent(new Event('close'));
  },
});

Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  checkVisibility(this: Element): boolean {
    return getComputedStyle(this).display !== 'none' && (this.parentElement?.checkVisibility() ?? true);
  },
});
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
Object.assign(window, {
  ResizeObserver: NothingObserver,
  IntersectionObserver: NothingObserver,
  scrollTo: () => undefined,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
startLayers();
