import { open, rename, rm } from 'node:fs/promises';

interface ReplaceFileOptions {
  mode?: number;
  /** False where readers recognise what a power cut damaged: then nothing waits for the disk. */
  flush?: boolean;
  /** Of its own for each of several concurrent writers. */
  draft?: string;
}

/**
 * Replaces a file as a whole: readers find either its old content or the new one, also after a power cut. Returns its
 * modification time.
 */
export async function replaceFile(
  path: string,
  parts: readonly (string | Uint8Array)[],
  { mode = 0o600, flush = true, draft = `${path}.tmp` }: ReplaceFileOptions = {},
): Promise<number> {
  try {
    // A link that somebody put there is not followed.
    await rm(draft, { force: true });
    const file = await open(draft, 'wx', mode);
    try {
      for (const part of parts) await file.writeFile(part);
      if (flush) await file.sync();
      const { mtimeMs } = await file.stat();
      await rename(draft, path);
      return mtimeMs;
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}
