export type ParsedRange = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'refused' };

/** Askers may guess a little beyond the end; a range that claims a much larger file is not meant for this one. */
const overshoot = 64 * 1024 * 1024;

/**
 * Reads a Range header for a file of `size` bytes. One range is served; several, those that begin beyond the file, that
 * reach far beyond it or that cannot be read are refused. Units other than bytes are ignored, as HTTP wants.
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
