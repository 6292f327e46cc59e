import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import type { Logger } from '../../http/logger';

/**
 * A JSON file that the operator edits while the server runs. A missing file means `empty`; a wrong one is reported once
 * per edit and leaves the last good version in use.
 */
export class ContentFile<Schema extends z.ZodType> {
  #stamp: string | undefined;
  #value: z.output<Schema>;

  constructor(
    private readonly options: {
      path: string;
      schema: Schema;
      empty: z.output<Schema>;
      logger: Logger;
    },
  ) {
    this.#value = options.empty;
  }

  read(): z.output<Schema> {
    const info = statSync(this.options.path, { throwIfNoEntry: false });
    const stamp = info ? `${info.mtimeMs} ${info.size}` : 'missing';
    if (stamp === this.#stamp) return this.#value;
    this.#stamp = stamp;
    if (!info) this.#value = this.options.empty;
    else this.#load();
    return this.#value;
  }

  #load(): void {
    const { path, schema, logger } = this.options;
    const name = basename(path);
    try {
      const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
      if (parsed.success) this.#value = parsed.data;
      else logger.error(`${name} is not valid and was left out: ${describe(parsed.error)}`);
    } catch (error) {
      logger.error(
        `${name} cannot be read and was left out: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}

/** `entry 2, link must be …` instead of a path into arrays. */
function describe(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => {
      const place = path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part))).join(', ');
      return place ? `${place}: ${message}` : message;
    })
    .join('; ');
}
