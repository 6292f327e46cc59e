import * as z from 'zod/mini';

/** Databases accept neither NUL nor lone surrogates; they are replaced as a browser would. */
export const storable = (text: string): string =>
  text
    .replaceAll('\0', '\uFFFD')
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');

const TITLE_LENGTH = 1_000;
/** Titles are only displayed, so a longer one is truncated. */
export const titleText = z.string().check(z.overwrite((text) => storable(text.slice(0, TITLE_LENGTH))));

/** Release year; null if unknown. */
export const titleYear = z.nullable(z.number().check(z.nonnegative(), z.maximum(9_999), z.overwrite(Math.floor)));

/** A time in epoch milliseconds that a `Date` can hold. */
export const moment = z.number().check(z.nonnegative(), z.maximum(8_640_000_000_000_000), z.overwrite(Math.floor));

/** Half stars out of five. */
export const ratingValue = z.int().check(z.minimum(1), z.maximum(10));
