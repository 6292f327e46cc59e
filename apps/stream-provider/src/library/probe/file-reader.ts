import { open } from 'node:fs/promises';

/** Reads stretches of a file; the answer is shorter where the file ends. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;

/** As long as ffprobe may take. A hostile file has many small parts, a slow disk makes each of them a wait. */
const readingMs = 20_000;

/** Opens a file for reading stretches of it for a while, and closes it whatever happens. */
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
      const wanted = Math.max(0, Math.min(length, size - position));
      const buffer = Buffer.alloc(wanted);
      const { bytesRead } = wanted > 0 ? await file.read(buffer, 0, wanted, position) : { bytesRead: 0 };
      return buffer.subarray(0, bytesRead);
    }, size);
  } finally {
    await file.close();
  }
}
