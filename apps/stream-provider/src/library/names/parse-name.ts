export interface Tags {
  tmdb?: number;
  imdb?: string;
}

/** The information about a title in one name (of a folder, or of a file without its extension). */
export interface ParsedName {
  /** As written, with separators as spaces; may be empty. */
  title: string;
  year?: number;
  tags: Tags;
}

const tagPattern = /[{[(]\s*(tmdb|imdb|tvdb)(?:id)?\s*[-=:]\s*(tt\d{5,12}|\d{1,10})\s*[}\])]/gi;

/** Words that every release has and no title; a name without a year ends before the first. */
const releaseWord =
  /^(?:(?:2160|1440|1080|720|576|540|480|360)[pi]|uhd|hdr(?:10)?|blu-?ray|b[dr]rip|bdremux|remux|web-?(?:rip|dl)|hd(?:tv|rip)|dvd(?:rip|scr|\d)|[xh]-?26[45]|hevc|xvid|divx|10bit|8bit|e?ac3|ddp?[57]|dts(?:-?hd)?|truehd)$/i;

const firstFilmYear = 1888;

/** `2006г` is the Russian form. */
const yearOf = (word: string): number => (/^\d{4}г?$/.test(word) ? Number.parseInt(word, 10) : Number.NaN);

const isYear = (word: string, maxYear: number): boolean => yearOf(word) >= firstFilmYear && yearOf(word) <= maxYear;

const withoutEdges = (text: string): string => text.replace(/^[\s\-–—:,]+|[\s\-–—:,([{]+$/g, '');

/** Where the words of a release begin. */
function releaseWordIn(words: readonly string[]): number {
  const cut = words.findIndex((word) => releaseWord.test(word.replace(/^[([]+|[)\]([]+$/g, '')));
  return cut < 0 ? words.length : cut;
}

function beforeRelease(text: string): string {
  const words = text.split(' ');
  return withoutEdges(words.slice(0, releaseWordIn(words)).join(' ')) || withoutEdges(text);
}

/** Extracts id tags from a name. */
export function extractTags(name: string): { name: string; tags: Tags } {
  const tags: Tags = {};
  const left = name.replace(tagPattern, (_whole, kind: string, value: string) => {
    if (kind.toLowerCase() === 'tmdb' && /^\d+$/.test(value) && Number(value) > 0) tags.tmdb ??= Number(value);
    if (kind.toLowerCase() === 'imdb' && value.startsWith('tt')) tags.imdb ??= value;
    return ' ';
  });
  return { name: left, tags };
}

/** A release group at the beginning: has letters, and more than a sequel's number and a year behind it. */
const group =
  /^\s*\[(?=[^\]]*\p{L})([^\]]{1,40})\]\s*(?=\S)(?![._\s]*(?:\d{1,2}[._\s]*)?[([]?(?:18|19|20)\d\d(?!\d|[._\s]*[([]|[._\s-]+s\d\d?e\d))/iu;

/** The text in brackets at the beginning of a name, which may also belong to the title. */
export const groupIn = (name: string): string | undefined => group.exec(name)?.[1];

/** Replaces the separators in file names by spaces; removes a release group or site at the beginning. */
export const normaliseSeparators = (name: string): string =>
  name
    .replace(/^\s*www\.\S{1,60}\s+-\s+/i, '')
    .replace(group, '')
    .replace(/[._\s]+/g, ' ')
    .trim();

/** `(1999)`, `[1999-2003]`, `{1999}`, `(1999, Director)`, `(US, 1999)` */
const bracketedYear = /[([{](?:[^()[\]{}\d]{1,30},\s)?(\d{4})(?:\s*[-–]\s*(?:\d{4})?|,\s[^()[\]{}]{1,40})?[)\]}]/g;

/** `maxYear` is the last possible release year; later numbers belong to the title (Blade Runner 2049). */
export function parseName(rawName: string, maxYear: number): ParsedName {
  const { name, tags } = extractTags(rawName.normalize('NFC'));
  // `Title-2014-French`
  const text = normaliseSeparators(name).replace(/(?<=[\p{L}])-((?:18|19|20)\d\d)(?=[-\s]|$)-?/gu, ' $1 ');
  for (const match of text.matchAll(bracketedYear)) {
    const title = beforeRelease(text.slice(0, match.index));
    if (title === '' || !isYear(match[1] ?? '', maxYear)) continue;
    return { title, year: Number(match[1]), tags };
  }
  // `(2000) Title`, even if it ends with a year
  const [, inFront = '', behind = ''] = /^[([](\d{4})[)\]]\s+(.+)$/.exec(text) ?? [];
  if (isYear(inFront, maxYear)) return { title: beforeRelease(behind), year: Number(inFront), tags };
  const words = text.split(' ').filter((word) => word !== '');
  const end = releaseWordIn(words);
  const isYearAt = (word: string, index: number): boolean => index > 0 && isYear(word, maxYear);
  const year = words.slice(0, end).findLastIndex(isYearAt);
  // `Title.DVDRip.2014`
  const found = year > 0 ? year : words.findIndex(isYearAt);
  const title = withoutEdges(words.slice(0, year > 0 ? year : end).join(' '));
  if (found > 0 && title !== '') return { title, year: yearOf(words[found] ?? ''), tags };
  // `2000 - Title`
  const [, first = '', rest = ''] = /^(\d{4})\s-\s(.+)$/.exec(title) ?? [];
  return isYear(first, maxYear) ? { title: withoutEdges(rest), year: Number(first), tags } : { title, tags };
}
