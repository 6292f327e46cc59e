/** Some ten segments of the best picture: what the viewers of a household wait for. */
const MAX_BYTES = 64 * 1024 * 1024;

interface MemoryEntry {
  name: string;
  bytes: Buffer;
}

/** The latest entries that the disk did not take, until those who wait for them have them. */
export function createMemoryEntries(maxBytes = MAX_BYTES) {
  const entries = new Map<string, Buffer>();
  let held = 0;

  function drop(name: string | undefined): void {
    if (name === undefined) return;
    held -= entries.get(name)?.length ?? 0;
    entries.delete(name);
  }

  return {
    get(name: string): MemoryEntry | undefined {
      const bytes = entries.get(name);
      return bytes && { name, bytes };
    },
    put(name: string, bytes: Buffer): MemoryEntry {
      drop(name);
      entries.set(name, bytes);
      held += bytes.length;
      for (const oldest of entries.keys()) {
        // The newest stays, however large: it is about to be read.
        if (held <= maxBytes || entries.size === 1) break;
        drop(oldest);
      }
      return { name, bytes };
    },
    /** The disk has taken this entry: it goes, and with it the oldest one, so that nothing stays for good. */
    release(name: string): void {
      drop(name);
      drop(entries.keys().next().value);
    },
  };
}
