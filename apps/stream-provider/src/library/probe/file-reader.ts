import { open } from 'node:fs/promises';

/** Reads a range of a file. The result is shorter at the end of the file, and empty outside it, where damaged files point. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

/**
 * As long as ffprobe may take. A hostile file has many small parts, and on a slow disk each read has to be waited for.
 */
const readingMs = 20_000;

/** Opens a file for reading, and always closes it afterwards. */
export async function withFile<T>(
  path: string,
  work: (read: ReadAt, size: number) => Promise<T>,
  limitMs = readingMs,
): Promise<T> {
  const deadlineMs = performance.now() + limitMs;
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return await work(async (position, length) => {
      if (performance.now() > deadlineMs) throw new Error('Reading the file takes too long');
      // Node 20 reads from wherever it was last if the position is negative, and later versions throw.
      const wanted = position < 0 ? 0 : Math.max(0, Math.min(length, size - position));
      const buffer = Buffer.alloc(wanted);
      const { bytesRead } = wanted > 0 ? await file.read(buffer, 0, wanted, position) : { bytesRead: 0 };
      return buffer.subarray(0, bytesRead);
    }, size);
  } finally {
    await file.close();
  }
}
