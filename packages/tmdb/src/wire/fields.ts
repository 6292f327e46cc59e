import * as z from 'zod/mini';

/**
 * Building blocks of the wire schemas. Real TMDB responses omit fields, send null, or send an empty string for the same
 * fact, so absence is normalised here; values of the wrong type are still rejected.
 */

/** A field that may be missing or null, with `fallback` as its default. */
export function orElse<Schema extends z.ZodMiniType, Fallback>(schema: Schema, fallback: Fallback) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<Schema> | null | undefined): z.output<Schema> | Fallback => value ?? fallback),
  );
}

/** TMDB ids start at 1; an item without one cannot be linked or keyed. */
export const id = z.int().check(z.positive());
/** Page, season and episode numbers, counts of pages and results. */
export const whole = z.int().check(z.nonnegative());

export const text = orElse(z.string(), '');
export const amount = orElse(z.number(), 0);
export const flag = orElse(z.boolean(), false);
export const textOrNull = orElse(z.string(), null);
/** Language of the text beside it, which the gateway adds if it is not the requested one. ISO 639-1. */
export const addedLanguage = z.optional(z.string());
export const amountOrNull = orElse(z.number(), null);

/** The valid items: an invalid item is dropped and never fails the list. */
function keepValid<Item extends z.ZodMiniType>(item: Item) {
  return z.transform((values: unknown[]): z.output<Item>[] =>
    values.flatMap((value) => {
      const parsed = z.safeParse(item, value);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}

/** A required list: without it the response is not the requested one. */
export const requiredList = <Item extends z.ZodMiniType>(item: Item) => z.pipe(z.array(z.unknown()), keepValid(item));

/** A list that may be missing or null, meaning empty. */
export const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(orElse(z.array(z.unknown()), []), keepValid(item));

/** An object that may be missing or null. */
export const objectOrNull = <Schema extends z.ZodMiniType>(schema: Schema) => orElse(schema, null);

/** An `append_to_response` part. A broken one counts as not requested, so that the page still opens. */
export const appended = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** An object keyed by region code; invalid entries are dropped. */
export const byRegion = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    orElse(z.record(z.string(), z.unknown()), {}),
    z.transform((regions: Record<string, unknown>): Record<string, z.output<Schema>> => {
      const kept: Record<string, z.output<Schema>> = {};
      for (const [region, value] of Object.entries(regions)) {
        const parsed = z.safeParse(schema, value);
        if (parsed.success) kept[region] = parsed.data;
      }
      return kept;
    }),
  );
