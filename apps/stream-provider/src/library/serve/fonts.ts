import type { Version } from '../library';
import { withFile, type ReadAt } from '../probe/file-reader';
import { readAttachments } from '../probe/matroska-attachments';
import { readFont, type FontFacts } from '../subtitles/font-file';

/** A font attached to a film: where its bytes lie in the file. */
export interface AttachedFont extends FontFacts {
  from: number;
  size: number;
}

/** More or larger ones are left out: a font with all of Chinese takes some 20 MB. */
const maxFonts = 64;
const maxFontBytes = 32 * 1024 * 1024;
const maxTogetherBytes = 256 * 1024 * 1024;
/** Films whose fonts are remembered. */
const maxRemembered = 200;

const within =
  (read: ReadAt, from: number, size: number): ReadAt =>
  (position, length) =>
    read(from + position, Math.max(0, Math.min(length, size - position)));

/** Names that styles may use are cut off the file's name where the font cannot be asked. */
const nameOfFile = (name: string): string => name.replace(/\.\w{2,5}$/, '').slice(0, 100);

/** The fonts that are attached to a film, read once per file and remembered. */
export function createFonts() {
  const known = new Map<string, Promise<readonly AttachedFont[]>>();

  const readAll = (path: string): Promise<AttachedFont[]> =>
    withFile(path, async (read, fileSize) => {
      const fonts: AttachedFont[] = [];
      let together = 0;
      for (const { name, from, size } of await readAttachments(read, fileSize)) {
        if (fonts.length >= maxFonts || size > maxFontBytes || together + size > maxTogetherBytes) continue;
        const facts = await readFont(within(read, from, size), size);
        if (!facts) continue;
        together += size;
        fonts.push({ ...facts, names: facts.names.length > 0 ? facts.names : [nameOfFile(name)], from, size });
      }
      return fonts;
    });

  return function fontsOf({ file, info }: Version): Promise<readonly AttachedFont[]> {
    if (info.container !== 'matroska') return Promise.resolve([]);
    const remembered = known.get(file.key);
    if (remembered) return remembered;
    const found = readAll(file.path);
    // A disk that was away for a moment is asked again.
    found.catch(() => known.delete(file.key));
    if (known.size >= maxRemembered) known.clear();
    known.set(file.key, found);
    return found;
  };
}
