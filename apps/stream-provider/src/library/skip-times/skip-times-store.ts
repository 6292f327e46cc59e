import { readFile } from 'node:fs/promises';
import { segmentSchema, type Segment } from '@marquee/core/contracts';
import { replaceFile } from '@marquee/server';
import * as z from 'zod';

const storedSchema = z.object({
  /** Increment it when the detection changes. */
  version: z.literal(1),
  by: z.enum(['sound', 'picture']),
  files: z.record(z.string(), z.object({ season: z.string(), segments: z.array(segmentSchema).max(10) })),
});
type Files = z.infer<typeof storedSchema>['files'];

/** Results by the files' keys, with the season that each file was compared with. */
export interface SkipTimesStore {
  segmentsOf(key: string): readonly Segment[];
  /** The season in which a file was last compared. */
  seasonOf(key: string): string | undefined;
  readonly isFull: boolean;
  readonly bytes: number;
  /** Number of files with a result. */
  readonly found: number;
  set(season: string, found: ReadonlyMap<string, Segment[]>): Promise<void>;
  /** Deletes the results of missing files. */
  keepOnly(keys: ReadonlySet<string>): void;
}

const bytesOf = (segments: readonly Segment[]): number => 200 + 100 * segments.length;

/** A missing, damaged or foreign file is an empty store. */
export async function openSkipTimesStore(
  path: string,
  by: 'sound' | 'picture',
  maxBytes: number,
): Promise<SkipTimesStore> {
  const files = new Map<string, Files[string]>();
  let bytes = 0;
  const drop = (key: string): void => {
    const known = files.get(key);
    if (known) bytes -= bytesOf(known.segments);
    files.delete(key);
  };
  const put = (key: string, value: Files[string]): void => {
    drop(key);
    if (bytes + bytesOf(value.segments) > maxBytes) return;
    bytes += bytesOf(value.segments);
    files.set(key, value);
  };
  try {
    const stored = storedSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    if (stored.by === by) for (const [key, value] of Object.entries(stored.files)) put(key, value);
  } catch {
    // Nothing stored yet.
  }
  return {
    segmentsOf: (key) => files.get(key)?.segments ?? [],
    seasonOf: (key) => files.get(key)?.season,
    get isFull() {
      return bytes + 100 * bytesOf([]) > maxBytes;
    },
    get bytes() {
      return bytes;
    },
    get found() {
      return [...files.values()].filter(({ segments }) => segments.length > 0).length;
    },
    async set(season, found) {
      for (const [key, segments] of found) put(key, { season, segments });
      const stored = JSON.stringify({ version: 1, by, files: Object.fromEntries(files) });
      // A full disk: saving is retried after the next season.
      await replaceFile(path, [stored]).catch(() => undefined);
    },
    keepOnly(keys) {
      for (const key of files.keys()) if (!keys.has(key)) drop(key);
    },
  };
}
