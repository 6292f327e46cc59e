export interface Tags {
  tmdb?: number;
  imdb?: string;
}

/** What one name (a file's without its extension, or a folder's) says of a title. */
export interface ParsedName {
  /** As written, with separators as spaces; may be empty. */
  title: string;
  year?: number;
  tags: Tags;
}

const tagPattern = /[{[(]\s*(tmdb|imdb|tvdb)(?:id)?\s*[-=:]\s*(tt\d{5,12}|\d{1,10})\s*[}\])]/gi;

/** Words that no title has and every release does; a name without a year ends in front of the first. */
const releaseWord =
  /^(?:(?:2160|1440|1080|720|576|540|480|360)[pi]|uhd|hdr(?:10)?|blu-?ray|b[dr]rip|bdremux|remux|web-?(?:rip|dl)|hd(?:tv|rip)|dvd(?:rip|scr|\d)|[xh]-?26[45]|hevc|xvid|divx|10bit|8bit|e?ac3|ddp?[57]|dts(?:-?hd)?|truehd)$/i;

const firstFilmYear = 1888;

const isYear = (word: string, maxYear: number): boolean =>
  /^\d{4}$/.test(word) && Number(word) >= firstFilmYear && Number(word) <= maxYear;

const withoutEdges = (text: string): string => text.replace(/^[\s\-–—:,]+|[\s\-–—:,([{]+$/g, '');

/** Takes the absolute tags out of a name. */
export function extractTags(name: string): { name: string; tags: Tags } {
  const tags: Tags = {};
  const left = name.replace(tagPattern, (_whole, kind: string, value: string) => {
    if (kind.toLowerCase() === 'tmdb' && /^\d+$/.test(value) && Number(value) > 0) tags.tmdb ??= Number(value);
    if (kind.toLowerCase() === 'imdb' && value.startsWith('tt')) tags.imdb ??= value;
    return ' ';
  });
  return { name: left, tags };
}

/** Separators of file names as spaces; a release group in front is left out. */
export const normaliseSeparators = (name: string): string =>
  name
    .replace(/^\s*\[[^\]]{1,40}\]\s*(?=\S)/, '')
    .replace(/[._\s]+/g, ' ')
    .trim();

/** `maxYear` is the last year that a title may carry; later numbers belong to the title (Blade Runner 2049). */
export function parseName(rawName: string, maxYear: number): ParsedName {
  const { name, tags } = extractTags(rawName.normalize('NFC'));
  const text = normaliseSeparators(name);
  for (const match of text.matchAll(/[([](\d{4})(?:\s*[-–]\s*(?:\d{4})?)?[)\]]/g)) {
    const title = withoutEdges(text.slice(0, match.index));
    if (title === '' || !isYear(match[1] ?? '', maxYear)) continue;
    return { title, year: Number(match[1]), tags };
  }
  const words = text.split(' ').filter((word) => word !== '');
  const cut = words.findIndex((word) => releaseWord.test(word.replace(/^[([]+|[)\]]+$/g, '')));
  const end = cut < 0 ? words.length : cut;
  const year = words.slice(0, end).findLastIndex((word, index) => index > 0 && isYear(word, maxYear));
  if (year > 0) {
    const title = withoutEdges(words.slice(0, year).join(' '));
    return { title, year: Number(words[year]), tags };
  }
  return { title: withoutEdges(words.slice(0, end).join(' ')), tags };
}
