const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Common names of Chinese subtitles. */
const customary: Readonly<Record<string, string>> = {
  chs: 'zh-Hans',
  cht: 'zh-Hant',
  简体: 'zh-Hans',
  简中: 'zh-Hans',
  繁体: 'zh-Hant',
  繁體: 'zh-Hant',
  繁中: 'zh-Hant',
};

/** Two-letter codes by the lower-case English and native names of their languages. */
let byName: Map<string, string> | undefined;
function codeOfName(name: string): string | undefined {
  if (!byName) {
    byName = new Map();
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    for (const first of letters) {
      for (const second of letters) {
        const code = `${first}${second}`;
        const known = english.of(code);
        if (known === undefined) continue;
        if (!byName.has(known.toLowerCase())) byName.set(known.toLowerCase(), code);
        const own = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code)?.toLowerCase();
        if (own !== undefined && !byName.has(own)) byName.set(own, code);
      }
    }
  }
  const plain = name.normalize('NFC').toLowerCase();
  return customary[plain] ?? byName.get(plain);
}

/** The BCP 47 tag for a word of a file's name or a track's tag: `eng`, `pt-br`, `German`, `Deutsch`. */
export function languageTag(word: string): string | undefined {
  const plain = word.trim().replace(/_/g, '-');
  if (/^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.test(plain) && customary[plain.toLowerCase()] === undefined) {
    const [tag] = Intl.getCanonicalLocales(plain);
    if (tag !== undefined && english.of(tag) !== undefined && tag.split('-')[0] !== 'und') return tag;
  }
  return codeOfName(plain);
}

/** A language by its native name (Deutsch), otherwise its English one, capitalised. */
export function languageLabel(tag: string): string {
  const own = new Intl.DisplayNames([tag, 'en'], { type: 'language', fallback: 'none' }).of(tag);
  const label = own ?? english.of(tag) ?? tag;
  return label.charAt(0).toLocaleUpperCase(tag) + label.slice(1);
}
