import { opendir, realpath, stat } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';
import pLimit from 'p-limit';

export interface WalkedFile {
  /** Absolute. */
  path: string;
  /** Inside its folder of MEDIA_DIR, with forward slashes. */
  relative: string;
  /** Absolute path of its folder of MEDIA_DIR. */
  root: string;
  size: number;
  mtimeMs: number;
  /** The later of the modification and the change time; copying tools cannot set the second. */
  changedMs: number;
}

export type WalkSkip = 'link_outside' | 'unreadable' | 'too_deep' | 'too_many';

export interface WalkResult {
  videos: WalkedFile[];
  /** Subtitle files by the absolute path of their folder. */
  subtitles: Map<string, WalkedFile[]>;
  folders: string[];
  skipped: { relative: string; root: string; reason: WalkSkip }[];
  /** Estimated memory of the index. */
  bytes: number;
}

export const noFiles: WalkResult = { videos: [], subtitles: new Map(), folders: [], skipped: [], bytes: 0 };

const videoExtensions = new Set(
  '.mp4 .m4v .webm .mkv .avi .mov .ts .m2ts .mts .mpg .mpeg .wmv .flv .ogv .3gp .asf .divx .vob'.split(' '),
);
const subtitleExtensions = new Set(['.srt', '.vtt', '.ass', '.ssa', '.sup', '.idx', '.sub', '.smi', '.ttml', '.dfxp']);
const machineFolders = new Set(['@eaDir', '#recycle', '$RECYCLE.BIN', 'lost+found', 'System Volume Information']);

const maxDepth = 16;
/** Number of files examined concurrently. */
const concurrency = 32;
/** Memory of a file in the index without its name, which is stored in several forms; measured, rounded up. */
const fileBytes = 2_000;
const folderBytes = 500;
const nameForms = 6;

export const isHidden = (name: string): boolean => name.startsWith('.') || machineFolders.has(name);

/** Whether `path`, with symbolic links resolved, is one of the folders or inside one. */
export const isInside = (roots: readonly string[], path: string): boolean =>
  roots.some((root) => path === root || path.startsWith(root.endsWith(sep) ? root : root + sep));

export const isVideoName = (name: string): boolean => videoExtensions.has(extname(name).toLowerCase());

const isMedia = (name: string): boolean => isVideoName(name) || subtitleExtensions.has(extname(name).toLowerCase());

/** A path below one of the folders. */
interface Place {
  /** Absolute. */
  path: string;
  relative: string;
  root: string;
  depth: number;
}

/**
 * Every video and subtitle file below the folders. `roots` have their links resolved. Links are followed only to
 * targets inside the folders; hidden names are skipped; each folder is visited once. Stops when the index would take
 * more than `maxBytes`.
 *
 * @param progress counts the videos while they are found
 * @param excluded a folder that is left out wherever it lies, also where a link leads into it, unless it was chosen
 */
export async function walk(
  roots: readonly string[],
  maxBytes: number,
  progress: { seen: number } = { seen: 0 },
  excluded?: string,
): Promise<WalkResult> {
  const result: WalkResult = { videos: [], subtitles: new Map(), folders: [], skipped: [], bytes: 0 };
  const visited = new Set<string>();
  const limit = pLimit(concurrency);
  let isFull = false;
  const rootsInExcluded = roots.filter(
    (root) => excluded !== undefined && root !== excluded && isInside([excluded], root),
  );
  const isExcluded = (path: string): boolean =>
    excluded !== undefined && isInside([excluded], path) && !isInside(rootsInExcluded, path);

  /** False if there is no memory left for it. */
  const charge = (place: Place, bytes: number): boolean => {
    if (isFull) return false;
    const wanted = bytes + nameForms * place.path.length;
    isFull = result.bytes + wanted > maxBytes;
    if (isFull) skip(place, 'too_many');
    else result.bytes += wanted;
    return !isFull;
  };

  const skip = ({ relative, root }: Place, reason: WalkSkip): void => {
    result.skipped.push({ relative: relative === '' ? '.' : relative, root, reason });
  };

  async function statOf(place: Place): Promise<WalkedFile | undefined> {
    const { path, relative, root } = place;
    if (!isMedia(path)) return undefined;
    try {
      const { size, mtimeMs, ctimeMs } = await stat(path);
      if (isVideoName(path)) progress.seen += 1;
      return { path, relative, root, size, mtimeMs, changedMs: Math.max(mtimeMs, ctimeMs) };
    } catch {
      skip(place, 'unreadable');
      return undefined;
    }
  }

  function add(found: WalkedFile | undefined): void {
    if (!found) return;
    const folder = dirname(found.path);
    const beside = result.subtitles.get(folder);
    if (isVideoName(found.path)) result.videos.push(found);
    else if (beside) beside.push(found);
    else result.subtitles.set(folder, [found]);
  }

  async function visitLink(place: Place): Promise<void> {
    try {
      const target = await realpath(place.path);
      if (isExcluded(target)) return;
      if (!isInside(roots, target)) {
        skip(place, 'link_outside');
        return;
      }
      const kind = await stat(target);
      if (kind.isFile()) add(await statOf(place));
      else if (kind.isDirectory()) await visitFolder({ ...place, path: target });
    } catch {
      skip(place, 'unreadable');
    }
  }

  async function visitFolder(place: Place): Promise<void> {
    const { path, depth } = place;
    if (visited.has(path) || isExcluded(path) || isFull) return;
    visited.add(path);
    if (depth > maxDepth) {
      skip(place, 'too_deep');
      return;
    }
    const entries = await entriesOf(place).catch(() => undefined);
    if (!entries) {
      skip(place, 'unreadable');
      return;
    }
    result.folders.push(path);
    for (const found of await Promise.all(entries.files.map((file) => limit(() => statOf(file))))) add(found);
    for (const { entry, isLink } of entries.others) await (isLink ? visitLink(entry) : visitFolder(entry));
  }

  /** The relevant entries of a folder. Read one by one, because a folder may have millions. */
  async function entriesOf({ path, relative, root, depth }: Place) {
    const files: Place[] = [];
    const others: { entry: Place; isLink: boolean }[] = [];
    for await (const found of await opendir(path, { bufferSize: 256 })) {
      const { name } = found;
      const isLink = found.isSymbolicLink();
      const isFile = found.isFile() && isMedia(name);
      if (isHidden(name) || !(isFile || isLink || found.isDirectory())) continue;
      const place = {
        path: join(path, name),
        relative: relative === '' ? name : `${relative}/${name}`,
        root,
        depth: depth + 1,
      };
      if (!charge(place, isFile || isLink ? fileBytes : folderBytes)) break;
      if (isFile) files.push(place);
      else others.push({ entry: place, isLink });
    }
    // File systems have orders of their own, and a film's versions and subtitles must not change places.
    files.sort((one, other) => (one.path < other.path ? -1 : 1));
    others.sort((one, other) => (one.entry.path < other.entry.path ? -1 : 1));
    return { files, others };
  }

  for (const root of roots) await visitFolder({ path: root, relative: '', root, depth: 0 });
  return result;
}

/** What was found in some of the folders. */
export const walkedIn = (walked: WalkResult, roots: readonly string[]): WalkResult => ({
  ...walked,
  videos: walked.videos.filter(({ root }) => roots.includes(root)),
  subtitles: new Map([...walked.subtitles].filter(([, files]) => files.every(({ root }) => roots.includes(root)))),
  folders: walked.folders.filter((folder) => isInside(roots, folder)),
  skipped: walked.skipped.filter(({ root }) => roots.includes(root)),
});

/** With what an earlier walk found in folders whose disk does not answer any more. */
export const joinWalks = (walked: WalkResult, earlier: WalkResult): WalkResult => ({
  videos: [...walked.videos, ...earlier.videos],
  subtitles: new Map([...walked.subtitles, ...earlier.subtitles]),
  folders: [...walked.folders, ...earlier.folders],
  skipped: [...walked.skipped, ...earlier.skipped],
  bytes: Math.max(walked.bytes, earlier.bytes),
});
