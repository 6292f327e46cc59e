/** Page buttons shown at once (SEARCH-16). */
const PAGE_BUTTONS = 4;

/** The pages to offer: up to four in a row, with the current one among them. */
export function pageNumbers(current: number, total: number): number[] {
  const count = Math.min(PAGE_BUTTONS, total);
  const first = Math.min(Math.max(1, current - 1), Math.max(1, total - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
