export type ParsedRange = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'refused' };

/** Clients may request slightly more than the file; a range for a much larger file is meant for another one. */
const overshoot = 64 * 1024 * 1024;

/**
 * Parses a Range header for a file of `size` bytes. A single range is served; several ranges, and those that begin
 * beyond the file, reach far beyond it or are malformed, are refused. As HTTP requires, units other than bytes are
 * ignored.
 */
export function parseRange(header: string | undefined, size: number): ParsedRange {
  if (header === undefined || !/^\s*bytes\s*=/i.test(header)) return { kind: 'whole' };
  const match = header.length > 64 ? null : /^\s*bytes\s*=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header);
  if (!match) return { kind: 'refused' };
  const [, first = '', last = ''] = match;
  if (first === '') {
    const length = Number(last);
    if (last === '' || length === 0 || length > size + overshoot) return { kind: 'refused' };
    return { kind: 'part', start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (start >= size || end < start || end > size + overshoot) return { kind: 'refused' };
  return { kind: 'part', start, end: Math.min(end, size - 1) };
}
