import {
  archiveLimits,
  type ArchiveLimits,
  chooseEntries,
  problem,
  type ImportProblem,
  type SourceFile,
} from '@marquee/core/import';
import { BlobReader, configure, Uint8ArrayWriter, ZipReader, type FileEntry } from '@zip.js/zip.js';

// Blob workers would need a policy of their own; the browser inflates beside the page anyway.
configure({ useWebWorkers: false });

export interface Unpacked {
  files: SourceFile[];
  problems: ImportProblem[];
}

const isFile = (entry: { directory: boolean }): entry is FileEntry => !entry.directory;

/**
 * The files of an archive that an import may open. What stays closed, and what cannot be unpacked, is a problem; an archive that
 * is none is one as well.
 */
export async function unzip(name: string, archive: Blob, limits: ArchiveLimits = archiveLimits): Promise<Unpacked> {
  const reader = new ZipReader(new BlobReader(archive));
  try {
    // Names are judged by our own rule, which has a line for each.
    const entries = (await reader.getEntries({ filenameValidation: 'tolerant' })).filter(isFile);
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
      // It stops by itself at the size that the archive names, and that is within the limits.
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
