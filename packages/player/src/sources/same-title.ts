/** A title as it is compared: without case, accents, punctuation and the spaces between. */
export const comparableTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two titles name the same work; titles that are nothing but punctuation never do. */
export const isSameTitle = (a: string, b: string): boolean => {
  const comparable = comparableTitle(a);
  return comparable !== '' && comparable === comparableTitle(b);
};
