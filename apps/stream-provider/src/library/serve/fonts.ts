import { readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Version } from '../library';
import { withFile, type ReadAt } from '../probe/file-reader';
import { readAttachments } from '../probe/matroska-attachments';
import type { LibraryFile } from '../scan/index-files';
import { isInside } from '../scan/walk';
import { readFont, type FontFacts } from '../subtitles/font-file';

/** A font of a film: the position of its bytes, in the film's file or in a separate one. */
export interface FilmFont extends FontFacts {
  place: { path: string; size: number; mtimeMs: number };
  from: number;
  size: number;
  isBeside: boolean;
}

/** More or larger ones are omitted; a font with all Chinese characters takes about 20 MB. */
const maxFonts = 64;
const maxFontBytes = 32 * 1024 * 1024;
const maxTogetherBytes = 256 * 1024 * 1024;
const folders = ['Fonts', 'fonts'];
const maxFolderEntries = 300;
const endings = /\.(?:ttf|otf|ttc|woff2?)$/i;
/** Number of films whose fonts are cached. */
const maxRemembered = 200;

const within =
  (read: ReadAt, from: number, size: number): ReadAt =>
  (position, length) =>
    read(from + position, Math.max(0, Math.min(length, size - position)));

/** Names for styles, derived from the file name if the font cannot be read. */
const nameOfFile = (name: string): string => name.replace(/\.\w{2,5}$/, '').slice(0, 100);

const identityOf = ({ names, weight, isItalic, size }: FilmFont): string =>
  JSON.stringify([names, weight, isItalic, size]);

type Found = Omit<FilmFont, keyof FontFacts> & { name: string; read: ReadAt };

/** Adds a valid font, within the limits. */
async function addFont(fonts: FilmFont[], { name, read, ...place }: Found): Promise<void> {
  const together = fonts.reduce((sum, { size }) => sum + size, place.size);
  if (fonts.length >= maxFonts || place.size > maxFontBytes || together > maxTogetherBytes) return;
  const facts = await readFont(read, place.size);
  if (!facts) return;
  const font = { ...facts, names: facts.names.length > 0 ? facts.names : [nameOfFile(name)], ...place };
  // A film's files usually have the same ones.
  if (!fonts.some((known) => identityOf(known) === identityOf(font))) fonts.push(font);
}

const addAttached = (fonts: FilmFont[], { path, size: wholeSize, mtimeMs }: LibraryFile): Promise<void> =>
  withFile(path, async (read, fileSize) => {
    const place = { path, size: wholeSize, mtimeMs };
    for (const { name, from, size } of await readAttachments(read, fileSize))
      await addFont(fonts, { name, from, size, read: within(read, from, size), place, isBeside: false });
  });

/** Links are followed only to targets inside the library. */
async function addFromFolder(fonts: FilmFont[], folder: string, roots: readonly string[]): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => endings.test(name)).toSorted();
  for (const name of names.slice(0, maxFolderEntries)) {
    const path = await realpath(join(folder, name)).catch(() => undefined);
    const facts = path !== undefined && isInside(roots, path) ? await stat(path) : undefined;
    if (path === undefined || !facts?.isFile()) continue;
    const { size, mtimeMs } = facts;
    const place = { path, size, mtimeMs };
    await withFile(path, (read) => addFont(fonts, { name, from: 0, size, read, place, isBeside: true }));
  }
}

const partsOf = (version: Version): readonly Version[] => version.parts ?? [version];
const foldersOf = (version: Version): string[] =>
  [...new Set(partsOf(version).map(({ file }) => dirname(file.path)))].flatMap((folder) =>
    folders.map((name) => join(folder, name)),
  );

/** The fonts attached to a film, and those in the folder `Fonts` beside it; cached. */
export function createFonts(roots: () => readonly string[]) {
  const known = new Map<string, Promise<readonly FilmFont[]>>();

  async function readAll(version: Version): Promise<FilmFont[]> {
    const fonts: FilmFont[] = [];
    for (const { file, info } of partsOf(version)) if (info.container === 'matroska') await addAttached(fonts, file);
    const seen = new Set<string>();
    for (const folder of foldersOf(version)) {
      const place = await realpath(folder).catch(() => undefined);
      if (place === undefined || seen.has(place) || !isInside(roots(), place)) continue;
      seen.add(place);
      await addFromFolder(fonts, place, roots());
    }
    return fonts;
  }

  /** A folder's modification time changes when a file is added or removed. */
  const timesOf = (version: Version): Promise<string[]> =>
    Promise.all(
      foldersOf(version).map((folder) =>
        stat(folder).then(
          ({ mtimeMs }) => String(mtimeMs),
          () => '',
        ),
      ),
    );

  return async function fontsOf(version: Version): Promise<readonly FilmFont[]> {
    const name = [version.file.key, ...(await timesOf(version))].join(' ');
    const remembered = known.get(name);
    if (remembered) return remembered;
    const found = readAll(version);
    // Not cached, because the disk may be available again.
    found.catch(() => known.delete(name));
    if (known.size >= maxRemembered) known.clear();
    known.set(name, found);
    return found;
  };
}
