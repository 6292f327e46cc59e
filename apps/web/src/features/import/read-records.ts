import {
  archiveLimits,
  type ArchiveLimits,
  problem,
  readFiles,
  recogniseFile,
  type ExportKind,
  type ReadItem,
  type SourceFile,
} from '@marquee/core/import';
import { nextTask } from '../../shared/lib/timing/next-task';
import { gunzip, unzip } from './unzip';

/** Whether a file starts like a ZIP archive that is not empty: `PK` and two numbers (PKWARE APPNOTE 4.3.7). */
const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Time before yielding to the browser, to keep the page responsive. */
const TURN_MS = 12;

export interface ReadImport {
  items: ReadItem[];
  /** The recognised exports. */
  kinds: ExportKind[];
}

/** Reads all records and problems of files; the rest beyond a limit is reported as a problem. @throws `AbortError` */
export async function readImport(
  chosen: readonly File[],
  signal: AbortSignal,
  limits: ArchiveLimits = archiveLimits,
): Promise<ReadImport> {
  const files: SourceFile[] = [];
  const items: ReadItem[] = [];
  for (const file of chosen) {
    signal.throwIfAborted();
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
  for (const file of files) {
    signal.throwIfAborted();
    const kind = recogniseFile(file, TextDecoder);
    if (kind) kinds.add(kind);
    await nextTask();
  }
  let turnEnds = performance.now() + TURN_MS;
  for (const item of readFiles(files, TextDecoder)) {
    if (items.length >= limits.lines) {
      items.push(problem('too_many_lines', item.source));
      break;
    }
    items.push(item);
    if (performance.now() < turnEnds) continue;
    await nextTask();
    signal.throwIfAborted();
    turnEnds = performance.now() + TURN_MS;
  }
  return { items, kinds: [...kinds] };
}
