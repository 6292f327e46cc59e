import { problem, type ImportProblem, type ProblemCode } from '../records';
import { baseName } from '../readers/reader';

/** An archive's directory entry, read before anything is unpacked. */
export interface ArchiveEntry {
  name: string;
  /** Unpacked size in bytes according to the archive. It may be wrong, so unpacking stops at this size. */
  size: number;
  isEncrypted?: boolean;
}

const MB = 1024 * 1024;

/** Trakt's export of ten years of watching has 40 files and 60 MB; a list of people's watchings holds 100,000 entries. */
export const archiveLimits = {
  entries: 2_000,
  files: 500,
  fileBytes: 128 * MB,
  totalBytes: 512 * MB,
  lines: 500_000,
} as const;
/** Limits for the files that are opened; `lines` counts those of all files together. */
export type ArchiveLimits = { [Name in keyof typeof archiveLimits]: number };

const ENDINGS = /\.(?:csv|tsv|json|xml|txt)$/i;

/** File names that trackers use for passwords, tokens, sessions and addresses. Such files are never opened. */
const CREDENTIALS =
  /token|password|passwd|secret|credential|oauth|auth(?!or)|login|session|cookie|api[-_ ]?key|private[-_ ]?key|payment|billing|credit[-_ ]?card|ip[-_ ]?address|user[-_]?(?:profile|settings)|(?:^|[\\/])profile\.|(?:^|[\\/])account|e-?mail|device|(?:^|[\\/])user\.csv$/i;

/** The person names the lists, so any word may occur in the name of a list's file. */
const LIST = /(?:^|[\\/])lists?[\\/-]/i;

/** Whether a file's name, not its folder's, suggests that it holds credentials or other private data. */
export const isCredentialsName = (name: string): boolean =>
  CREDENTIALS.test(name.split(/[\\/]/).at(-1) ?? '') && !LIST.test(name);

/** A path that leaves the archive or names a drive; no program that writes exports produces one. */
const isUnsafe = (name: string): boolean =>
  /^(?:[\\/]|[a-z]:)/i.test(name) || name.split(/[\\/]/).includes('..') || name.includes('\0') || name.length > 1_000;

/** Letterboxd's export includes deleted entries and entries whose film was removed. */
const isLeftOver = (name: string): boolean => /(?:^|[\\/])(?:deleted|orphaned)[\\/]/i.test(name);

/** Folders, and files that macOS adds to archives. */
const isNoise = (name: string): boolean =>
  /(?:^|[\\/])(?:__MACOSX[\\/]|\.|thumbs\.db$|desktop\.ini$)/i.test(name) || /[\\/]$/.test(name);

function refusal(
  { name, size, isEncrypted }: ArchiveEntry,
  limits: Pick<ArchiveLimits, 'fileBytes'>,
): ProblemCode | null {
  if (isUnsafe(name)) return 'unsafe_name';
  if (isCredentialsName(name)) return 'credentials';
  if (isLeftOver(name)) return 'not_carried_over';
  if (!ENDINGS.test(name)) return 'unknown_file';
  if (isEncrypted) return 'encrypted';
  return size > limits.fileBytes ? 'too_big' : null;
}

/**
 * Chooses the files of an archive to open, by name and size alone. Every file that is skipped becomes a line of the
 * report.
 */
export function chooseEntries<Entry extends ArchiveEntry>(
  entries: readonly Entry[],
  limits: Omit<ArchiveLimits, 'lines'> = archiveLimits,
): { open: Entry[]; problems: ImportProblem[] } {
  const open: Entry[] = [];
  const problems: ImportProblem[] = [];
  let total = 0;
  const refuse = (code: ProblemCode, { name }: ArchiveEntry): number =>
    problems.push(problem(code, { file: name.slice(0, 300), line: 1 }, baseName(name)));
  for (const [at, entry] of entries.entries()) {
    if (at >= limits.entries) {
      refuse('too_many_files', entry);
      break;
    }
    if (isNoise(entry.name) && !isUnsafe(entry.name)) continue;
    const code = refusal(entry, limits);
    if (code) refuse(code, entry);
    else if (open.length >= limits.files) refuse('too_many_files', entry);
    else if (total + entry.size > limits.totalBytes) refuse('too_big', entry);
    else {
      total += entry.size;
      open.push(entry);
    }
  }
  return { open, problems };
}
