import { readFile } from 'node:fs/promises';
import { replaceFile } from '@marquee/server';
import * as z from 'zod';
import { mediaInfoSchema, type ProbeResult } from './media-info';

const storedSchema = z.object({
  /** Increment it when the stored facts change. */
  version: z.literal(10),
  /** Results of ffprobe differ from those of the headers. */
  by: z.enum(['ffprobe', 'headers']),
  files: z.record(
    z.string(),
    z.union([
      z.object({ ok: z.literal(true), info: mediaInfoSchema }),
      z.object({
        ok: z.literal(false),
        reason: z.enum(['not_media', 'no_picture', 'no_samples', 'protected', 'timeout']),
      }),
    ]),
  ),
});

/** Probe results by the files' keys, stored on disk for the next start. */
export interface ProbeStore {
  get(key: string): ProbeResult | undefined;
  set(key: string, probed: ProbeResult): void;
  /** Deletes the results of missing files. */
  keepOnly(keys: ReadonlySet<string>): void;
  save(): Promise<void>;
  readonly bytes: number;
  /** Whether the store is full, so that files nobody requested need not be probed. */
  readonly isFull: boolean;
}

const saveDelayMs = 5000;

/** The facts that playback needs, for files beyond half of the limit: a kilobyte at most. */
function essentials(probed: ProbeResult): ProbeResult {
  if (!probed.ok) return probed;
  const { info } = probed;
  return {
    ok: true,
    info: { ...info, audio: info.audio.slice(0, 4), subtitles: info.subtitles.slice(0, 4), chapters: [] },
  };
}
const maxEssentialBytes = 2_000;
const bytesOf = (probed: ProbeResult): number => JSON.stringify(probed).length * 2;

/**
 * A missing, damaged or foreign file is an empty store.
 *
 * @param maxBytes of memory; beyond half of it only the facts for playback are stored, beyond all of it the oldest are
 * evicted
 * @param onChange called after each change
 */
export async function openProbeStore(
  path: string,
  by: 'ffprobe' | 'headers',
  maxBytes: number,
  onChange: () => void = () => undefined,
): Promise<ProbeStore> {
  const files = new Map<string, ProbeResult>();
  let bytes = 0;
  const put = (key: string, probed: ProbeResult): void => {
    drop(key);
    const isLong = bytesOf(probed) > maxEssentialBytes && bytes + bytesOf(probed) > maxBytes / 2;
    const kept = isLong ? essentials(probed) : probed;
    bytes += bytesOf(kept);
    files.set(key, kept);
    for (const oldest of files.keys()) {
      if (bytes <= maxBytes) break;
      drop(oldest);
    }
  };
  const drop = (key: string): void => {
    const known = files.get(key);
    if (known) bytes -= bytesOf(known);
    files.delete(key);
  };
  try {
    const stored = storedSchema.safeParse(JSON.parse(await readFile(path, 'utf8')));
    if (stored.success && stored.data.by === by)
      for (const [key, probed] of Object.entries(stored.data.files)) put(key, probed);
  } catch {
    // Nothing stored yet.
  }
  let timer: NodeJS.Timeout | undefined;
  let isChanged = false;
  let saving = Promise.resolve();
  async function saveNow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!isChanged) return;
    isChanged = false;
    // A time-out depends more on the moment than on the file.
    const kept = [...files].filter(([, probed]) => probed.ok || probed.reason !== 'timeout');
    try {
      await replaceFile(path, [JSON.stringify({ version: 10, by, files: Object.fromEntries(kept) })]);
    } catch {
      // A full disk: saving is retried at the next change, and on closing.
      isChanged = true;
    }
  }
  /** One after the other, because all write the same draft. */
  const save = (): Promise<void> => (saving = saving.then(saveNow));
  const change = (): void => {
    isChanged = true;
    timer ??= setTimeout(() => void save(), saveDelayMs).unref();
    onChange();
  };
  return {
    get: (key) => files.get(key),
    set(key, probed) {
      put(key, probed);
      change();
    },
    keepOnly(keys) {
      for (const key of files.keys()) {
        if (keys.has(key)) continue;
        drop(key);
        change();
      }
    },
    save,
    get bytes() {
      return bytes;
    },
    get isFull() {
      return bytes + maxEssentialBytes > maxBytes;
    },
  };
}
