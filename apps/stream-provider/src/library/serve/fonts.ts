import { readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Version } from '../library';
import { withFile, type ReadAt } from '../probe/file-reader';
import { readAttachments } from '../probe/matroska-attachments';
import { isInside } from '../scan/walk';
import { readFont, type FontFacts } from '../subtitles/font-file';

/** A font that goes with a film: where its bytes lie, in the film's file or in one of its own. */
export interface FilmFont extends FontFacts {
  from: number;
  size: number;
  beside?: { path: string; size: number; mtimeMs: number };
}

/** More or larger ones are left out: a font with all of Chinese takes some 20 MB. */
const maxFonts = 64;
const maxFontBytes = 32 * 1024 * 1024;
const maxTogetherBytes = 256 * 1024 * 1024;
const folders = ['Fonts', 'fonts'];
const maxFolderEntries = 300;
const endings = /\.(?:ttf|otf|ttc|woff2?)$/i;
/** Films whose fonts are remembered. */
const maxRemembered = 200;

const within =
  (read: ReadAt, from: number, size: number): ReadAt =>
  (position, length) =>
    read(from + position, Math.max(0, Math.min(length, size - position)));

/** Names that styles may use are cut off the file's name where the font cannot be asked. */
const nameOfFile = (name: string): string => name.replace(/\.\w{2,5}$/, '').slice(0, 100);

type Found = Omit<FilmFont, keyof FontFacts> & { name: string; read: ReadAt };

/** Adds what is a font, within the limits. */
async function addFont(fonts: FilmFont[], { name, read, ...place }: Found): Promise<void> {
  const together = fonts.reduce((sum, { size }) => sum + size, place.size);
  if (fonts.length >= maxFonts || place.size > maxFontBytes || together > maxTogetherBytes) return;
  const facts = await readFont(read, place.size);
  if (facts) fonts.push({ ...facts, names: facts.names.length > 0 ? facts.names : [nameOfFile(name)], ...place });
}

const addAttached = (fonts: FilmFont[], path: string): Promise<void> =>
  withFile(path, async (read, fileSize) => {
    for (const { name, from, size } of await readAttachments(read, fileSize))
      await addFont(fonts, { name, from, size, read: within(read, from, size) });
  });

/** Links are followed to targets inside the library alone. */
async function addFromFolder(fonts: FilmFont[], folder: string, roots: readonly string[]): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => endings.test(name)).toSorted();
  for (const name of names.slice(0, maxFolderEntries)) {
    const path = await realpath(join(folder, name)).catch(() => undefined);
    const facts = path !== undefined && isInside(roots, path) ? await stat(path) : undefined;
    if (path === undefined || !facts?.isFile()) continue;
    const { size, mtimeMs } = facts;
    await withFile(path, (read) => addFont(fonts, { name, from: 0, size, read, beside: { path, size, mtimeMs } }));
  }
}

/** The fonts that are attached to a film, and those in the folder `Fonts` beside it; read once and remembered. */
export function createFonts(roots: () => readonly string[]) {
  const known = new Map<string, Promise<readonly FilmFont[]>>();

  async function readAll({ file: { path }, info }: Version): Promise<FilmFont[]> {
    const fonts: FilmFont[] = [];
    if (info.container === 'matroska') await addAttached(fonts, path);
    const seen = new Set<string>();
    for (const folder of folders) {
      const place = await realpath(join(dirname(path), folder)).catch(() => undefined);
      if (place === undefined || seen.has(place) || !isInside(roots(), place)) continue;
      seen.add(place);
      await addFromFolder(fonts, place, roots());
    }
    return fonts;
  }

  /** A folder changes its time when a file comes or goes. */
  const timesOf = (path: string): Promise<string[]> =>
    Promise.all(
      folders.map((folder) =>
        stat(join(dirname(path), folder)).then(
          ({ mtimeMs }) => String(mtimeMs),
          () => '',
        ),
      ),
    );

  return async function fontsOf(version: Version): Promise<readonly FilmFont[]> {
    const { key, path } = version.file;
    const name = [key, ...(await timesOf(path))].join(' ');
    const remembered = known.get(name);
    if (remembered) return remembered;
    const found = readAll(version);
    // A disk that was away for a moment is asked again.
    found.catch(() => known.delete(name));
    if (known.size >= maxRemembered) known.clear();
    known.set(name, found);
    return found;
  };
}
