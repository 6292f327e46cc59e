import type { z } from 'zod';
import type { ContentKind } from '@marquee/core/contracts';
import type { Logger } from '@marquee/server';

/** What operators stored of each kind on the dashboard; undefined if nothing. */
export type ReadStored = (kind: ContentKind) => unknown;

interface StoredContentOptions<Schema extends z.ZodType> {
  kind: ContentKind;
  schema: Schema;
  empty: z.output<Schema>;
  stored: ReadStored;
  logger: Logger;
}

/** Content of the dashboard, parsed once. What another version stored may be unreadable to this one, and is left out. */
export class StoredContent<Schema extends z.ZodType> {
  #input: unknown;
  #value: z.output<Schema>;

  constructor(private readonly options: StoredContentOptions<Schema>) {
    this.#value = options.empty;
  }

  read(): z.output<Schema> {
    const { kind, schema, empty, stored, logger } = this.options;
    const input = stored(kind);
    if (input === this.#input) return this.#value;
    this.#input = input;
    const parsed = input === undefined ? undefined : schema.safeParse(input);
    if (parsed && !parsed.success)
      logger.error({ err: parsed.error }, `the stored ${kind} are not valid, and left out`);
    this.#value = parsed?.success ? parsed.data : empty;
    return this.#value;
  }
}
