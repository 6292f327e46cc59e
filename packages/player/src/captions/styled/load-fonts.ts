import { isRecord } from '@marquee/core';
import type { FontList } from '@marquee/core/contracts';
import type { CaptionFetch } from '../load-captions';

type Font = FontList['fonts'][number];

export interface ScriptFonts {
  /** The generated family for a name, so that no name from a file is written into CSS. */
  familyOf: (name: string) => string;
  remove: () => void;
}

interface FontSource {
  /** URL of a `FontList`. */
  list: string | undefined;
  fetch: CaptionFetch;
  signal: AbortSignal;
}

const MAX_FONTS = 40;
const MAX_TOGETHER_BYTES = 64_000_000;
/** After this time the subtitles are shown with other fonts. */
const PATIENCE_MS = 8_000;
const MAX_NAMES = 100;
/** Fonts of most devices; browsers would otherwise fall back to a serif font. */
const usual = ['Arial', 'Helvetica', 'Roboto', 'Liberation Sans', 'DejaVu Sans', 'Noto Sans'];
let families = 0;

const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Without zod, whose library would have to be loaded. */
const isFont = (font: unknown): font is Font =>
  isRecord(font) &&
  typeof font.url === 'string' &&
  URL.canParse(font.url) &&
  Array.isArray(font.names) &&
  font.names.every((name) => typeof name === 'string') &&
  typeof font.weight === 'number' &&
  typeof font.bytes === 'number';

async function listed({ list, fetch, signal }: FontSource): Promise<readonly Font[]> {
  if (list === undefined) return [];
  try {
    const response = await fetch(list, { signal });
    const answer: unknown = await response.json();
    return response.ok && isRecord(answer) && Array.isArray(answer.fonts) ? answer.fonts.filter(isFont) : [];
  } catch {
    return [];
  }
}

/** The device's fonts by their full names, which contain only letters, digits, blanks, dots and dashes. */
function localFaces(family: string, name: string): FontFace[] {
  const source = (ending: string): string => [name, ...usual].map((each) => `local("${each}${ending}")`).join(', ');
  return [
    new FontFace(family, source('')),
    new FontFace(family, `${source(' Bold')}, ${source('')}`, { weight: '700' }),
  ];
}

/**
 * Loads the fonts that a script names: those attached to the film, otherwise the device's. Missing fonts are not an
 * error.
 */
export async function loadFonts(names: readonly string[], source: FontSource): Promise<ScriptFonts> {
  const attached = await listed(source);
  const loaded: FontFace[] = [];
  const byName = new Map<string, string>();
  let together = 0;
  const buffers = new Map<Font, Promise<ArrayBuffer | null>>();
  const bytesOf = (font: Font): Promise<ArrayBuffer | null> => {
    const known = buffers.get(font);
    if (known) return known;
    together += font.bytes;
    const isTooMuch = buffers.size >= MAX_FONTS || together > MAX_TOGETHER_BYTES;
    const fetched = isTooMuch
      ? Promise.resolve(null)
      : source.fetch(font.url, { signal: source.signal }).then(
          (response) => (response.ok ? response.arrayBuffer() : null),
          () => null,
        );
    buffers.set(font, fetched);
    return fetched;
  };
  const add = async (face: FontFace): Promise<boolean> => {
    try {
      const ready = await face.load();
      if (source.signal.aborted) return false;
      document.fonts.add(ready);
      loaded.push(ready);
      return true;
    } catch {
      return false;
    }
  };
  const addAttached = async (family: string, font: Font): Promise<boolean> => {
    const bytes = await bytesOf(font);
    const { weight, isItalic } = font;
    const look = { weight: String(weight), style: isItalic ? 'italic' : 'normal' };
    return bytes !== null && add(new FontFace(family, bytes, look));
  };
  const loading = names.slice(0, MAX_NAMES).map(async (name) => {
    const family = `mq-ass-${(families += 1)}`;
    byName.set(keyOf(name), family);
    const own = attached.filter((font) => font.names.some((each) => keyOf(each) === keyOf(name)));
    const has = await Promise.all(own.map((font) => addAttached(family, font)));
    if (!has.includes(true)) await Promise.all(localFaces(family, name).map(add));
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    Promise.allSettled(loading),
    new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS);
    }),
  ]);
  clearTimeout(timer);
  return {
    familyOf: (name) => byName.get(keyOf(name)) ?? byName.get('arial') ?? 'mq-ass',
    remove: () => {
      for (const face of loaded) document.fonts.delete(face);
    },
  };
}
