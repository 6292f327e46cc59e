const two = (value: number): string => String(value).padStart(2, '0');

/** The day of a moment where the reader is, `2026-11-20`. */
export function localDay(ms: number): string {
  const at = new Date(ms);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
