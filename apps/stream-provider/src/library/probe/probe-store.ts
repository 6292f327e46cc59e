import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { mediaInfoSchema, type Probed } from './media-info';

const storedSchema = z.object({
  /** Raise it when the facts that are kept change. */
  version: z.literal(1),
  /** Results of ffprobe and those of the headers alone differ. */
  by: z.enum(['ffprobe', 'headers']),
  files: z.record(
    z.string(),
    z.union([
      z.object({ ok: z.literal(true), info: mediaInfoSchema }),
      z.object({ ok: z.literal(false), reason: z.enum(['not_media', 'no_picture', 'timeout']) }),
    ]),
  ),
});

/** What is known of files, by their keys, kept on disk so that a restart need not ask again. */
export interface ProbeStore {
  get(key: string): Probed | undefined;
  set(key: string, probed: Probed): void;
  /** Forgets files that are gone. */
  keepOnly(keys: ReadonlySet<string>): void;
  save(): Promise<void>;
}

const saveDelayMs = 5000;

/** A missing, damaged or foreign file is an empty store. */
export async function openProbeStore(path: string, by: 'ffprobe' | 'headers'): Promise<ProbeStore> {
  const draft = `${path}.tmp`;
  const removeDraft = (): Promise<void> => rm(draft, { force: true }).catch(() => undefined);
  let files = new Map<string, Probed>();
  await removeDraft();
  try {
    const stored = storedSchema.safeParse(JSON.parse(await readFile(path, 'utf8')));
    if (stored.success && stored.data.by === by) files = new Map(Object.entries(stored.data.files));
  } catch {
    // Nothing kept yet.
  }
  let timer: NodeJS.Timeout | undefined;
  let isChanged = false;
  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!isChanged) return;
    isChanged = false;
    // A time-out says more of the moment than of the file.
    const kept = [...files].filter(([, probed]) => probed.ok || probed.reason !== 'timeout');
    try {
      await writeFile(draft, JSON.stringify({ version: 1, by, files: Object.fromEntries(kept) }), { mode: 0o600 });
      await rename(draft, path);
    } catch {
      // A full disk: the next change tries again, and so does the end.
      isChanged = true;
      await removeDraft();
    }
  }
  const change = (): void => {
    isChanged = true;
    timer ??= setTimeout(() => void save(), saveDelayMs).unref();
  };
  return {
    get: (key) => files.get(key),
    set(key, probed) {
      files.set(key, probed);
      change();
    },
    keepOnly(keys) {
      for (const key of files.keys()) {
        if (keys.has(key)) continue;
        files.delete(key);
        change();
      }
    },
    save,
  };
}
