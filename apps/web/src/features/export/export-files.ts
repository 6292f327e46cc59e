import type { ImportRecord } from '@marquee/core/import';
import {
  countLosses,
  writeICalendar,
  writeImdb,
  writeLetterboxd,
  writePlainCsv,
  writeSimkl,
  writeTrakt,
  type ExportFile,
  type ExportFormat,
  type Loss,
} from '@marquee/core/export';
import { loadChunk } from '../../shared/lib/loading/load-chunk';

/** A generated file and its size. */
export interface OfferedFile {
  name: string;
  content: Blob;
}

export interface OfferedFormat {
  format: ExportFormat;
  files: OfferedFile[];
  /** Number of records that the format leaves out, by reason. */
  losses: ReadonlyMap<Loss, number>;
}

const writers: Record<ExportFormat, (records: readonly ImportRecord[], nowMs: number) => ExportFile[]> = {
  csv: (records) => [writePlainCsv(records)],
  letterboxd: writeLetterboxd,
  trakt: writeTrakt,
  simkl: (records) => [writeSimkl(records)],
  imdb: writeImdb,
  icalendar: (records, nowMs) => [writeICalendar(records, nowMs)],
};

/** Some services accept only one file, so several are zipped. */
const archives: Partial<Record<ExportFormat, string>> = { trakt: 'trakt.zip' };

const blobOf = ({ mimeType, text }: ExportFile): Blob => new Blob([text], { type: mimeType });

async function pack(name: string, files: readonly ExportFile[]): Promise<OfferedFile> {
  const { BlobWriter, TextReader, ZipWriter } = await loadChunk(() => import('@zip.js/zip.js'), 'requested');
  const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  for (const file of files) await zip.add(file.name, new TextReader(file.text));
  return { name, content: await zip.close() };
}

/** Generates the files of a format, and counts what it leaves out. */
export async function offerFormat(
  format: ExportFormat,
  records: readonly ImportRecord[],
  nowMs: number,
): Promise<OfferedFormat> {
  const written = writers[format](records, nowMs);
  const archive = archives[format];
  const files = archive
    ? [await pack(archive, written)]
    : written.map((file) => ({ name: file.name, content: blobOf(file) }));
  return { format, files, losses: countLosses(format, records) };
}
