import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  existsSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { xml } from '../../../http/xml';
import { woffToSfnt } from './woff-to-sfnt';

interface Font {
  family: string;
  package: string;
  /** Which of its files. */
  files: RegExp;
}

/**
 * The site's own face, and for what it lacks: Cyrillic, Hebrew and Arabic; Japanese. From packages, so that a picture
 * looks the same on every machine, also where no font is installed (docs/decisions/0216).
 */
const fonts: readonly Font[] = [
  { family: 'Instrument Sans', package: '@fontsource/instrument-sans', files: /-[567]00-normal\.woff$/ },
  { family: 'Rubik', package: '@fontsource/rubik', files: /-(?:arabic|cyrillic|hebrew).*-[567]00-normal\.woff$/ },
  { family: 'BIZ UDPGothic', package: '@fontsource/biz-udpgothic', files: /-700-normal\.woff$/ },
];

export const FAMILIES = fonts.map(({ family }) => family).join(',');

const require = createRequire(import.meta.url);
const folderOf = (font: Font): string => dirname(require.resolve(`${font.package}/package.json`));
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
/** E.g. `rubik-5.3.0`. */
const idOf = (font: Font): string =>
  `${basename(font.package)}-${(readJson(join(folderOf(font), 'package.json')) as { version: string }).version}`;

/** Where the fonts of these versions are unpacked. */
const unpackedIn = (cache: string): string => join(cache, fonts.map(idOf).join('_'));
const CONFIGURATION = 'fonts.conf';

/** Lets a process know these fonts alone. macOS would use its own. */
export const fontEnvironment = (cache: string) => ({
  FONTCONFIG_FILE: join(unpackedIn(cache), CONFIGURATION),
  PANGOCAIRO_BACKEND: 'fontconfig',
});

/** To be called before the first text is set: only then their configuration is read. */
export function unpackFonts(cache: string): void {
  const folder = unpackedIn(cache);
  const isUnpacked = () => existsSync(join(folder, CONFIGURATION));
  if (isUnpacked()) return;
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  const draft = mkdtempSync(join(cache, 'draft-'));
  for (const font of fonts) {
    const files = join(folderOf(font), 'files');
    for (const name of readdirSync(files).filter((each) => font.files.test(each)))
      writeFileSync(join(draft, name.replace(/woff$/, 'ttf')), woffToSfnt(readFileSync(join(files, name))));
  }
  const path = xml(folder);
  const configuration = `<fontconfig><dir>${path}</dir><cachedir>${path}</cachedir></fontconfig>`;
  writeFileSync(join(draft, CONFIGURATION), `<?xml version="1.0"?>\n${configuration}\n`);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    // Another process was faster.
    if (!isUnpacked()) throw error;
  }
}

type Range = readonly [from: number, to: number];
let ranges: Range[] | undefined;

/** As the packages say: `{"latin": "U+0000-00FF,U+0131", …}`. */
function readRanges(): Range[] {
  return fonts.flatMap((font) =>
    Object.values(readJson(join(folderOf(font), 'unicode.json')) as Record<string, string>)
      .flatMap((list) => list.split(','))
      .map((range): Range => {
        const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      }),
  );
}

function hasGlyph(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (ranges ??= readRanges()).some(([from, to]) => code >= from && code <= to);
}

/** The text without signs that no font has; null if letters are among them. */
export function settable(text: string): string | null {
  const missing = new Set(Array.from(text).filter((character) => !hasGlyph(character)));
  if ([...missing].some((character) => /[\p{L}\p{N}]/u.test(character))) return null;
  const rest = Array.from(text)
    .filter((character) => !missing.has(character) && !/[\p{Cc}\p{Surrogate}]/u.test(character))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return rest === '' ? null : rest;
}
