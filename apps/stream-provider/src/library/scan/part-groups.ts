import { findFilmParts, parsePath, type PartGroup } from '../names';
import type { WalkedFile } from './walk';

export interface PartGroups {
  /** The film that begins with a file. */
  startingWith(file: WalkedFile): PartGroup<WalkedFile> | undefined;
  /** Whether it is a part of a film other than the first. */
  isFurther(file: WalkedFile): boolean;
  /** Whether it is named as a part of a film whose other parts are missing or duplicated. */
  isIncomplete(file: WalkedFile): boolean;
}

/** Finds the films that consist of several of the files. */
export function findPartGroups(files: readonly WalkedFile[], maxYear: number): PartGroups {
  const { groups, missing } = findFilmParts(files, maxYear);
  const byFirst = new Map<WalkedFile, PartGroup<WalkedFile>>();
  const further = new Set<WalkedFile>();
  for (const group of groups) {
    const [first, ...others] = group.files;
    // `Series S01E01 CD1` and the like are not films.
    if (parsePath(group.path, { maxYear, isOnlyVideo: true }).kind !== 'movie') continue;
    byFirst.set(first, group);
    for (const file of others) further.add(file);
  }
  return {
    startingWith: (file) => byFirst.get(file),
    isFurther: (file) => further.has(file),
    isIncomplete: (file) => missing.has(file),
  };
}
