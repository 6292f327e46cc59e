/** A title in a form for comparison: without case, accents, punctuation and spaces. */
export const comparableTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two titles are the same; titles that consist only of punctuation never are. */
export const isSameTitle = (a: string, b: string): boolean => {
  const comparable = comparableTitle(a);
  return comparable !== '' && comparable === comparableTitle(b);
};
