import { join } from 'node:path';
import type { FolderLook } from '@marquee/core/contracts';
import { titleId } from '../match/title-index';
import { parsePath } from '../names';
import { isHidden, isVideoName } from '../scan/walk';
import type { FolderGrants } from './folder-grants';
import { FolderRefusal, type FolderFiles } from './patient-reader';

const maxEntries = 20_000;
const maxDepth = 6;
/** Well before the reader's limit, so that a slow disk says what was found so far. */
const maxMs = 2_500;

export interface LookOptions {
  grants: FolderGrants;
  /** Epoch milliseconds. */
  now: () => number;
}

/** What seems to be in a folder, by names alone. Links are not followed. */
export async function lookIntoFolder({ grants, now }: LookOptions, path: string): Promise<FolderLook> {
  const look = { path, problem: null, movies: 0, series: 0, isPartial: false };
  try {
    const real = await grants.resolve(path);
    const isAllowed = async (folder: string): Promise<boolean> => grants.allows(folder, [real]);
    const found = await grants.read(real, (files) => count({ files, isAllowed, now }, real));
    return { ...look, path: real, ...found };
  } catch (error) {
    if (!(error instanceof FolderRefusal)) throw error;
    return { ...look, problem: error.problem };
  }
}

interface CountOptions {
  files: FolderFiles;
  isAllowed: (folder: string) => Promise<boolean>;
  now: () => number;
}

async function count({ files, isAllowed, now }: CountOptions, root: string) {
  const endMs = now() + maxMs;
  const maxYear = new Date(now()).getUTCFullYear() + 1;
  const movies = new Set<string>();
  const series = new Set<string>();
  const state = { entries: 0, isOver: false };
  const isOver = (): boolean => {
    state.entries += 1;
    state.isOver = state.entries > maxEntries || now() >= endMs;
    return state.isOver;
  };

  const add = (relative: string, isOnlyVideo: boolean): void => {
    const parsed = parsePath(relative, { maxYear, isOnlyVideo });
    if (parsed.kind === 'movie') movies.add(`${titleId('movie', parsed.title)} ${parsed.year ?? ''}`);
    if (parsed.kind === 'episode') series.add(titleId('tv', parsed.title));
  };

  let level = [''];
  for (let depth = 0; depth < maxDepth && level.length > 0; depth += 1) {
    const next: string[] = [];
    for (const folder of level) {
      const videos: string[] = [];
      // The folder itself has to be readable; others may be missing by now, or private.
      const opened = files.opendir(join(root, folder), { bufferSize: 256 });
      const directory = folder === '' ? await opened : await opened.catch(() => undefined);
      for await (const entry of directory ?? []) {
        if (isOver()) break;
        const relative = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (isHidden(entry.name)) continue;
        if (entry.isFile() && isVideoName(entry.name)) videos.push(relative);
        else if (entry.isDirectory() && (await isAllowed(join(root, relative)))) next.push(relative);
      }
      for (const video of videos) add(video, videos.length === 1);
      if (state.isOver) break;
    }
    level = state.isOver ? [] : next;
  }
  return { movies: movies.size, series: series.size, isPartial: state.isOver || level.length > 0 };
}
