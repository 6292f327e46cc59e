/** Maximum number of page buttons (SEARCH-16). */
const PAGE_BUTTONS = 4;

/** The pages to show: up to four consecutive ones, including the current one. */
export function pageNumbers(current: number, total: number): number[] {
  const count = Math.min(PAGE_BUTTONS, total);
  const first = Math.min(Math.max(1, current - 1), Math.max(1, total - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
