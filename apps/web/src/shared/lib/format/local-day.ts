/** Local calendar day of a time, `YYYY-MM-DD`. */
export function localDay(nowMs: number): string {
  const date = new Date(nowMs);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
