import {
  archiveLimits,
  type ArchiveLimits,
  problem,
  readFiles,
  type ExportKind,
  type ReadItem,
  type SourceFile,
} from '@marquee/core/import';
import { gunzip, unzip } from './unzip';

/** Whether a file starts like a ZIP archive that is not empty: `PK` and two numbers (PKWARE APPNOTE 4.3.7). */
const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Number of lines between two reports of the progress. */
const PROGRESS_LINES = 5_000;

export interface ReadImport {
  items: ReadItem[];
  /** The recognised exports. */
  kinds: ExportKind[];
}

/** Reads all records and problems of files; the rest beyond a limit is reported as a problem. */
export async function readImport(
  chosen: readonly File[],
  onProgress: (lines: number) => void,
  limits: ArchiveLimits = archiveLimits,
): Promise<ReadImport> {
  const files: SourceFile[] = [];
  const items: ReadItem[] = [];
  for (const file of chosen) {
    if (file.size > limits.totalBytes) {
      items.push(problem('too_big', { file: file.name, line: 1 }, file.name));
      continue;
    }
    const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    if (head[0] === 0x1f && head[1] === 0x8b) {
      const name = file.name.replace(/\.gz$/i, '');
      const bytes = await gunzip(file, limits.fileBytes);
      if (bytes) files.push({ name, bytes });
      else items.push(problem('unreadable_text', { file: file.name, line: 1 }, file.name));
      continue;
    }
    if (!isZip(head)) {
      files.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
      continue;
    }
    const unpacked = await unzip(file.name, file, limits);
    files.push(...unpacked.files);
    items.push(...unpacked.problems);
  }
  const kinds = new Set<ExportKind>();
  for (const item of readFiles(files, TextDecoder, (kind) => kinds.add(kind))) {
    if (items.length >= limits.lines) {
      items.push(problem('too_many_lines', item.source));
      break;
    }
    items.push(item);
    if (items.length % PROGRESS_LINES === 0) onProgress(items.length);
  }
  return { items, kinds: [...kinds] };
}
