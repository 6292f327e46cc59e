import * as z from 'zod/mini';

/**
 * Building blocks of the wire schemas. Real TMDB answers leave fields out, send null, or send an
 * empty string for the same fact, so absence is normalised here; a value of the wrong type is
 * still refused.
 */

/** A field that may be missing or null; `fallback` then stands in for it. */
export function orElse<Schema extends z.ZodMiniType, Fallback>(schema: Schema, fallback: Fallback) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<Schema> | null | undefined): z.output<Schema> | Fallback => value ?? fallback),
  );
}

/** TMDB numbers start at 1; an item without one cannot be linked or keyed. */
export const id = z.int().check(z.positive());
/** Page, season and episode numbers, counts of pages and results. */
export const whole = z.int().check(z.nonnegative());

export const text = orElse(z.string(), '');
export const amount = orElse(z.number(), 0);
export const flag = orElse(z.boolean(), false);
export const textOrNull = orElse(z.string(), null);
export const amountOrNull = orElse(z.number(), null);

/** Items that parse; one bad item never fails the list, it is left out. */
function keepValid<Item extends z.ZodMiniType>(item: Item) {
  return z.transform((values: unknown[]): z.output<Item>[] =>
    values.flatMap((value) => {
      const parsed = z.safeParse(item, value);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}

/** A list that has to be there: without it the answer is not the one that was asked for. */
export const requiredList = <Item extends z.ZodMiniType>(item: Item) => z.pipe(z.array(z.unknown()), keepValid(item));

/** A list that may be missing or null, which means empty. */
export const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(orElse(z.array(z.unknown()), []), keepValid(item));

/** An object that is missing or null where there is nothing to say. */
export const objectOrNull = <Schema extends z.ZodMiniType>(schema: Schema) => orElse(schema, null);

/** An `append_to_response` block. A broken one counts as not asked for, so the page still opens. */
export const appended = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** An object keyed by region code; entries that do not parse are left out. */
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
