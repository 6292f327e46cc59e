/** Lets the media queries that match `pattern` match, for as long as the test runs. Returns how to undo it. */
export function stubMedia(pattern: RegExp): () => void {
  const original = window.matchMedia.bind(window);
  window.matchMedia = (query) => Object.assign(original(query), { matches: pattern.test(query) });
  return () => {
    window.matchMedia = original;
  };
}
