import { normaliseTitle } from '../titles/normalise-title';

/** Returns a test whether a title contains the words, ignoring case and accents. Without words every title matches. */
export function titleMatcher(words: string): (title: string) => boolean {
  const wanted = normaliseTitle(words);
  const known = new Map<string, boolean>();
  return (title) => {
    const before = known.get(title);
    if (before !== undefined) return before;
    const isFound = wanted === '' || normaliseTitle(title).includes(wanted);
    known.set(title, isFound);
    return isFound;
  };
}
