import {
  archiveLimits,
  type ArchiveLimits,
  chooseEntries,
  problem,
  type ImportProblem,
  type SourceFile,
} from '@marquee/core/import';
import { BlobReader, configure, Uint8ArrayWriter, ZipReader, type FileEntry } from '@zip.js/zip.js';

// Blob workers would need their own content security policy; the browser decompresses asynchronously anyway.
configure({ useWebWorkers: false });

export interface Unpacked {
  files: SourceFile[];
  problems: ImportProblem[];
}

const isFile = (entry: { directory: boolean }): entry is FileEntry => !entry.directory;

/**
 * Unpacks the files of an archive that an import may open. Skipped and damaged files are reported as problems, and so
 * is an invalid archive.
 */
export async function unzip(name: string, archive: Blob, limits: ArchiveLimits = archiveLimits): Promise<Unpacked> {
  const reader = new ZipReader(new BlobReader(archive));
  try {
    // Our own rule checks the names, and reports each that it rejects.
    const entries: FileEntry[] = [];
    for await (const entry of reader.getEntriesGenerator({ filenameValidation: 'tolerant' })) {
      if (isFile(entry)) entries.push(entry);
      // One more, which is reported.
      if (entries.length > limits.entries) break;
    }
    const { open, problems } = chooseEntries(
      entries.map((entry) => ({
        name: entry.filename,
        size: entry.uncompressedSize,
        isEncrypted: entry.encrypted,
        entry,
      })),
      limits,
    );
    const files: SourceFile[] = [];
    for (const { name: file, entry } of open) {
      // Unpacking stops at the size that the archive states, which is within the limits.
      const bytes = await entry.getData(new Uint8ArrayWriter()).catch(() => null);
      if (bytes) files.push({ name: file, bytes });
      else problems.push(problem('unreadable_text', { file, line: 1 }, file));
    }
    return { files, problems };
  } catch {
    return { files: [], problems: [problem('unreadable_text', { file: name, line: 1 }, name)] };
  } finally {
    await reader.close();
  }
}

/** Unpacks a single file; null if it is damaged or has more bytes than allowed. */
export async function gunzip(file: Blob, maxBytes: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > maxBytes) {
        await reader.cancel();
        return null;
      }
      parts.push(read.value);
    }
  } catch {
    return null;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
