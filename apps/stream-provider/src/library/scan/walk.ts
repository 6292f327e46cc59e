import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

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

export interface Walked {
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

const deepest = 16;
const atOnce = 32;

const isHidden = (name: string): boolean => name.startsWith('.') || machineFolders.has(name);

/** True when `path`, with no link left in it, is one of the folders or lies in one. */
export const isInside = (roots: readonly string[], path: string): boolean =>
  roots.some((root) => path === root || path.startsWith(root.endsWith(sep) ? root : root + sep));

async function inGroups<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += atOnce) {
    await Promise.all(items.slice(start, start + atOnce).map(work));
  }
}

/**
 * Every video and subtitle file below the folders. `roots` hold no links. Links are followed to what lies in one of the
 * folders and nowhere else; hidden names are passed over; a folder is walked once.
 */
export async function walk(roots: readonly string[], mostFiles: number): Promise<Walked> {
  const walked: Walked = { videos: [], subtitles: new Map(), folders: [], skipped: [] };
  const seen = new Set<string>();
  let files = 0;

  async function file(path: string, relative: string, root: number): Promise<void> {
    const extension = extname(path).toLowerCase();
    const isVideo = videoExtensions.has(extension);
    if (!isVideo && !subtitleExtensions.has(extension)) return;
    if (files >= mostFiles) {
      walked.skipped.push({ relative, reason: 'too_many' });
      return;
    }
    files += 1;
    try {
      const { size, mtimeMs, ctimeMs } = await stat(path);
      const found = { path, relative, root, size, mtimeMs, changedMs: Math.max(mtimeMs, ctimeMs) };
      if (isVideo) walked.videos.push(found);
      else {
        const folder = path.slice(0, path.lastIndexOf(sep));
        walked.subtitles.set(folder, [...(walked.subtitles.get(folder) ?? []), found]);
      }
    } catch {
      walked.skipped.push({ relative, reason: 'unreadable' });
    }
  }

  async function entry(folder: string, at: string, root: number, depth: number, item: Dirent): Promise<void> {
    if (isHidden(item.name)) return;
    const path = join(folder, item.name);
    const relative = at === '' ? item.name : `${at}/${item.name}`;
    if (item.isFile()) return file(path, relative, root);
    if (item.isDirectory()) return directory(path, relative, root, depth + 1);
    if (!item.isSymbolicLink()) return;
    try {
      const target = await realpath(path);
      if (!isInside(roots, target)) {
        walked.skipped.push({ relative, reason: 'link_outside' });
        return;
      }
      const kind = await stat(target);
      if (kind.isFile()) return await file(path, relative, root);
      if (kind.isDirectory()) return await directory(target, relative, root, depth + 1);
    } catch {
      walked.skipped.push({ relative, reason: 'unreadable' });
    }
  }

  async function directory(path: string, relative: string, root: number, depth: number): Promise<void> {
    if (seen.has(path)) return;
    seen.add(path);
    if (depth > deepest) {
      walked.skipped.push({ relative, reason: 'too_deep' });
      return;
    }
    let entries: Dirent[];
    try {
      entries = await readdir(path, { withFileTypes: true });
    } catch {
      walked.skipped.push({ relative: relative === '' ? '.' : relative, reason: 'unreadable' });
      return;
    }
    walked.folders.push(path);
    const folders = entries.filter((item) => !item.isFile());
    await inGroups(
      entries.filter((item) => item.isFile()),
      (item) => entry(path, relative, root, depth, item),
    );
    for (const item of folders) await entry(path, relative, root, depth, item);
  }

  for (const [root, path] of roots.entries()) await directory(path, '', root, 0);
  return walked;
}
