import * as z from 'zod/mini';

/** A database holds neither NUL nor halves of surrogate pairs; they are replaced as a browser would. */
export const storable = (text: string): string =>
  text
    .replaceAll('\0', '\uFFFD')
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');

const TITLE_LENGTH = 1_000;
/** Titles are for reading only: a longer one is cut. */
export const titleText = z.string().check(z.overwrite((text) => storable(text.slice(0, TITLE_LENGTH))));

/** When a title came out; null where nobody knows. */
export const titleYear = z.nullable(z.number().check(z.nonnegative(), z.maximum(9_999), z.overwrite(Math.floor)));

/** A time in epoch milliseconds that a `Date` can hold. */
export const moment = z.number().check(z.nonnegative(), z.maximum(8_640_000_000_000_000), z.overwrite(Math.floor));
