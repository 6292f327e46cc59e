import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { segmentSchema, type Segment } from '@marquee/core/contracts';
import * as z from 'zod';

const storedSchema = z.object({
  /** Raise it when they are found in another way. */
  version: z.literal(1),
  by: z.enum(['sound', 'picture']),
  files: z.record(z.string(), z.object({ season: z.string(), segments: z.array(segmentSchema).max(10) })),
});
type Files = z.infer<typeof storedSchema>['files'];

/** What was found in each file, by its key, and with which others it was compared. */
export interface SkipTimesStore {
  segmentsOf(key: string): readonly Segment[];
  /** The season in which a file was looked at last. */
  seasonOf(key: string): string | undefined;
  readonly isFull: boolean;
  readonly bytes: number;
  /** Number of files in which something was found. */
  readonly found: number;
  set(season: string, found: ReadonlyMap<string, Segment[]>): Promise<void>;
  /** Forgets files that are gone. */
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
    // Nothing found yet.
  }
  async function save(): Promise<void> {
    const draft = `${path}.tmp`;
    try {
      await writeFile(draft, JSON.stringify({ version: 1, by, files: Object.fromEntries(files) }), { mode: 0o600 });
      await rename(draft, path);
    } catch {
      // A full disk: the next season tries again.
      await rm(draft, { force: true }).catch(() => undefined);
    }
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
      await save();
    },
    keepOnly(keys) {
      for (const key of files.keys()) if (!keys.has(key)) drop(key);
    },
  };
}
