/** What jsdom does not have and components ask for. Media queries never match; `stubMedia` changes that for a test. */
class NothingObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

Object.assign(Element.prototype, { scrollIntoView: () => undefined });
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
