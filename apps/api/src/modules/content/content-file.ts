import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import type { Logger } from '@marquee/server';

/**
 * A JSON file that the operator edits while the server runs. Without one the fallback applies; an invalid one is reported
 * once per edit, and the last valid version remains in use.
 */
export class ContentFile<Schema extends z.ZodType> {
  #stamp: string | undefined;
  #value: z.output<Schema>;

  constructor(
    private readonly options: {
      path: string;
      schema: Schema;
      fallback: { read: () => z.output<Schema> };
      logger: Logger;
    },
  ) {
    this.#value = options.fallback.read();
  }

  read(): z.output<Schema> {
    const info = statSync(this.options.path, { throwIfNoEntry: false });
    const stamp = info ? `${info.mtimeMs} ${info.size}` : 'missing';
    if (!info) this.#value = this.options.fallback.read();
    else if (stamp !== this.#stamp) this.#load();
    this.#stamp = stamp;
    return this.#value;
  }

  get name(): string {
    return basename(this.options.path);
  }

  /** State of the file now, regardless of the version in use. */
  check(): { state: 'good' | 'missing' | 'bad'; problem?: string } {
    if (!existsSync(this.options.path)) return { state: 'missing' };
    const parsed = this.#parse();
    return 'problem' in parsed ? { state: 'bad', problem: parsed.problem } : { state: 'good' };
  }

  #load(): void {
    const parsed = this.#parse();
    if ('problem' in parsed) this.options.logger.error(parsed.problem);
    else this.#value = parsed.value;
  }

  #parse(): { value: z.output<Schema> } | { problem: string } {
    const { path, schema } = this.options;
    try {
      const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
      if (parsed.success) return { value: parsed.data };
      return { problem: `${this.name} is not valid and was left out: ${describe(parsed.error)}` };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { problem: `${this.name} cannot be read and was left out: ${reason}` };
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
