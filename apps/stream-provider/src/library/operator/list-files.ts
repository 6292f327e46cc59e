import {
  LIBRARY_PAGE_SIZE,
  type FileProblem,
  type LibraryFileState,
  type OperatorLibrary,
  type OperatorLibraryFile,
  type OperatorLibraryQuery,
  type Segment,
} from '@marquee/core/contracts';
import type { LibraryState } from '../library-state';
import type { LibraryFile, Skipped } from '../scan/index-files';
import { folderIdOf } from '../scan/resolve-roots';
import type { SkipTimes } from '../skip-times/skip-times';

/** A file of the library, or one that is not served, with the reason. */
interface Row {
  state: LibraryFileState;
  problem: FileProblem | null;
  at: LibraryFile | Skipped;
}

const deliberate = new Set<FileProblem>(['sample', 'extra']);
/** Problems that do not concern one file, or one that could be opened. */
const unmatchable = new Set<FileProblem>(['too_many', 'too_deep', 'link_outside', 'unreadable', 'subtitle_format']);

/** Why no request finds a file by its name. */
function namingProblem({ parsed }: LibraryFile): FileProblem {
  if (parsed.kind === 'movie') return parsed.year === undefined ? 'no_year' : 'ambiguous';
  return parsed.certainty === 'guess' ? 'number_unclear' : 'ambiguous';
}

function rowOf(file: LibraryFile, { findable, problemOf }: LibraryState): Row {
  const problem = findable.has(file) ? (problemOf(file) ?? null) : namingProblem(file);
  return { state: file.match ? 'by_hand' : problem ? 'unmatched' : 'matched', problem, at: file };
}

function readingOf({ parsed }: LibraryFile): OperatorLibraryFile['reading'] {
  const { title, year = null } = parsed;
  return parsed.kind === 'movie'
    ? { mediaType: 'movie', title, year, season: null, episodes: [], airDate: null }
    : {
        mediaType: 'tv',
        title,
        year,
        season: parsed.season,
        episodes: parsed.episodes,
        airDate: parsed.airDate ?? null,
      };
}

const toFile = ({ state, problem, at }: Row, found: readonly Segment[]): OperatorLibraryFile => ({
  folder: folderIdOf(at.root),
  path: at.relative,
  state,
  problem,
  parts: 'parts' in at ? at.parts.length : 1,
  reading: 'parsed' in at ? readingOf(at) : null,
  canMatch: problem === null || !unmatchable.has(problem),
  ...(found.length > 0 && { found: [...found] }),
});

/** Search ignores case and diacritics. */
const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const byPath = new Intl.Collator('en', { numeric: true });

/** A page of the library's files as the operator sees them. */
export function listFiles(
  library: LibraryState,
  skipTimes: Pick<SkipTimes, 'status' | 'foundIn'>,
  { state, q, page }: OperatorLibraryQuery,
): OperatorLibrary {
  const rows: Row[] = [
    ...library.files.map((file) => rowOf(file, library)),
    ...library.skipped.map((at): Row => {
      return { state: deliberate.has(at.reason) ? 'left_out' : 'unmatched', problem: at.reason, at };
    }),
  ];
  const counts = { unmatched: 0, matched: 0, by_hand: 0, left_out: 0 };
  for (const row of rows) counts[row.state] += 1;
  const words = foldText(q).split(' ').filter(Boolean);
  const isWanted = (row: Row): boolean => {
    if (row.state !== state) return false;
    if (words.length === 0) return true;
    const { at } = row;
    const names =
      'parsed' in at ? [...(at.parts ?? [at]).map(({ relative }) => relative), at.parsed.title] : [at.relative];
    const text = foldText(names.join(' '));
    return words.every((word) => text.includes(word));
  };
  const wanted = rows
    .filter(isWanted)
    .sort(
      (one, other) => byPath.compare(one.at.root, other.at.root) || byPath.compare(one.at.relative, other.at.relative),
    );
  const { isScanned, folders, files, seen, waitingForProbe: left } = library;
  return {
    hasFolders: true,
    isScanned,
    folders,
    progress: { seen, probed: files.length - left, left },
    skipTimes: skipTimes.status(),
    counts,
    total: wanted.length,
    files: wanted
      .slice((page - 1) * LIBRARY_PAGE_SIZE, page * LIBRARY_PAGE_SIZE)
      .map((row) => toFile(row, 'key' in row.at ? skipTimes.foundIn(row.at.key) : [])),
  };
}
