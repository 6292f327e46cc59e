import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';
import pLimit from 'p-limit';

export interface WalkedFile {
  /** Absolute. */
  path: string;
  /** Inside its folder of MEDIA_DIR, with forward slashes. */
  relative: string;
  /** Which of the folders. */
  root: number;
  size: number;
  mtimeMs: number;
  /** The later of the times of its content and of its entry; copying tools cannot set the second. */
  changedMs: number;
}

export type WalkSkip = 'link_outside' | 'unreadable' | 'too_deep' | 'too_many';

export interface WalkResult {
  videos: WalkedFile[];
  /** Subtitle files by the absolute path of their folder. */
  subtitles: Map<string, WalkedFile[]>;
  folders: string[];
  skipped: { relative: string; reason: WalkSkip }[];
}

const videoExtensions = new Set(
  '.mp4 .m4v .webm .mkv .avi .mov .ts .m2ts .mts .mpg .mpeg .wmv .flv .ogv .3gp .asf .divx .vob'.split(' '),
);
const subtitleExtensions = new Set(['.srt', '.vtt', '.ass', '.ssa']);
const machineFolders = new Set(['@eaDir', '#recycle', '$RECYCLE.BIN', 'lost+found', 'System Volume Information']);

const maxDepth = 16;
/** Files that are looked at side by side. */
const concurrency = 32;

const isHidden = (name: string): boolean => name.startsWith('.') || machineFolders.has(name);

/** True when `path`, with no link left in it, is one of the folders or lies in one. */
export const isInside = (roots: readonly string[], path: string): boolean =>
  roots.some((root) => path === root || path.startsWith(root.endsWith(sep) ? root : root + sep));

/** A path below one of the folders. */
interface Place {
  /** Absolute. */
  path: string;
  relative: string;
  root: number;
  depth: number;
}

/**
 * Every video and subtitle file below the folders. `roots` hold no links. Links are followed to what lies in one of the
 * folders and nowhere else; hidden names are skipped; a folder is walked once.
 */
export async function walk(roots: readonly string[], maxFiles: number): Promise<WalkResult> {
  const result: WalkResult = { videos: [], subtitles: new Map(), folders: [], skipped: [] };
  const visited = new Set<string>();
  const limit = pLimit(concurrency);
  let files = 0;

  const skip = ({ relative }: Place, reason: WalkSkip): void => {
    result.skipped.push({ relative: relative === '' ? '.' : relative, reason });
  };

  async function visitFile(place: Place): Promise<void> {
    const { path, relative, root } = place;
    const extension = extname(path).toLowerCase();
    const isVideo = videoExtensions.has(extension);
    if (!isVideo && !subtitleExtensions.has(extension)) return;
    if (files >= maxFiles) {
      skip(place, 'too_many');
      return;
    }
    files += 1;
    try {
      const { size, mtimeMs, ctimeMs } = await stat(path);
      const found = { path, relative, root, size, mtimeMs, changedMs: Math.max(mtimeMs, ctimeMs) };
      if (isVideo) result.videos.push(found);
      else {
        const folder = dirname(path);
        result.subtitles.set(folder, [...(result.subtitles.get(folder) ?? []), found]);
      }
    } catch {
      skip(place, 'unreadable');
    }
  }

  async function visitLink(place: Place): Promise<void> {
    try {
      const target = await realpath(place.path);
      if (!isInside(roots, target)) {
        skip(place, 'link_outside');
        return;
      }
      const kind = await stat(target);
      if (kind.isFile()) await visitFile(place);
      else if (kind.isDirectory()) await visitFolder({ ...place, path: target });
    } catch {
      skip(place, 'unreadable');
    }
  }

  async function visitFolder(place: Place): Promise<void> {
    const { path, relative, root, depth } = place;
    if (visited.has(path)) return;
    visited.add(path);
    if (depth > maxDepth) {
      skip(place, 'too_deep');
      return;
    }
    const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
    if (!entries) {
      skip(place, 'unreadable');
      return;
    }
    result.folders.push(path);
    const inside = ({ name }: Dirent): Place => ({
      path: join(path, name),
      relative: relative === '' ? name : `${relative}/${name}`,
      root,
      depth: depth + 1,
    });
    const visible = entries.filter(({ name }) => !isHidden(name));
    const plainFiles = visible.filter((entry) => entry.isFile());
    await Promise.all(plainFiles.map((entry) => limit(() => visitFile(inside(entry)))));
    for (const entry of visible) {
      if (entry.isDirectory()) await visitFolder(inside(entry));
      if (entry.isSymbolicLink()) await visitLink(inside(entry));
    }
  }

  for (const [root, path] of roots.entries()) await visitFolder({ path, relative: '', root, depth: 0 });
  return result;
}
