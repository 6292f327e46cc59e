import fc from 'fast-check';

/** A unit of texts: any code point, halves of pairs included. Building the unit `binary` of fast-check takes seconds. */
export const codePoint = fc.integer({ min: 0, max: 0x10_ff_ff }).map((point) => String.fromCodePoint(point));
