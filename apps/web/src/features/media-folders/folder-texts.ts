import { plural, t } from '@lingui/core/macro';
import type { FolderLook, FolderProblem } from '@marquee/core/contracts';

/** What is wrong with a folder, and what to do. */
export function folderProblemText(problem: FolderProblem): string {
  if (problem === 'missing') return t`This folder doesn’t exist. Check the path, and that its disk is connected.`;
  if (problem === 'not_a_folder') return t`This is a file. Choose the folder that it’s in.`;
  if (problem === 'unreadable') return t`The server isn’t allowed to read this folder. Change its permissions.`;
  if (problem === 'slow') return t`Its disk doesn’t answer. Check the network drive, then try again.`;
  return t`This folder can’t be chosen here. To allow it, add it to MEDIA_ROOTS on the server.`;
}

/** What seems to be in a folder that can be read. */
export function lookText({ movies, series, isPartial }: FolderLook): string {
  if (movies === 0 && series === 0)
    return isPartial
      ? t`Readable. No movies or series found so far, but it’s large: the scan will read all of it.`
      : t`Readable, but no movies or series seem to be here.`;
  const films = plural(movies, { one: '# movie', other: '# movies' });
  const shows = plural(series, { one: '# series', other: '# series' });
  return isPartial
    ? t`Readable. At least ${films} and ${shows} seem to be here.`
    : t`Readable. About ${films} and ${shows} seem to be here.`;
}
