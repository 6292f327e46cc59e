import { normaliseTitle } from '@marquee/core';
import type { ParsedName } from './parse-name';

/** Words beside the title that name an edition or a release. */
const editionWords = new Set(
  (
    'anniversary uncut extended unrated special collectors ultimate theatrical directors final criterion remastered restored ' +
    'colorized colourized limited imax 3d 4k uhd vhs dvd bluray bd dual audio multi proper repack internal dubbed subbed'
  ).split(' '),
);
/** Mean nothing without one of those. */
const editionNouns = new Set(['edition', 'cut', 'version', 'the', '-', '']);
/** Only in releases: titles end with such words, too (“The English”). */
const releaseWords = new Set(
  (
    'dc dl ml vo vf vff vfi vfq vostfr german french truefrench subfrench italian spanish castellano latino english dutch danish ' +
    'swedish norwegian nordic polish russian czech hungarian hindi korean japanese ita eng pl cz hu lektor dubbing napisy hd hybrid'
  ).split(' '),
);

const wordKey = (word: string): string => word.toLowerCase().replace(/[()[\]'’,:]/g, '');

/** The title without the edition at its end; undefined if it has none, or consists of little else. */
function withoutEdition(title: string, isRelease: boolean): string | undefined {
  const words = title.split(' ');
  let end = words.length;
  let isEdition = false;
  for (; end > 0; end -= 1) {
    const key = wordKey(words[end - 1] ?? '');
    const isName: boolean =
      editionWords.has(key) ||
      (/^\d{1,3}(?:st|nd|rd|th)$/.test(key) && isEdition) ||
      (isRelease && releaseWords.has(key));
    if (!isName && !editionNouns.has(key)) break;
    isEdition ||= isName;
  }
  const left = words.slice(0, end).join(' ');
  const isTooShort = /^(?:the|an?)(?:\s\S+)?$/i.test(left) && end === words.length - 1;
  return !isEdition || normaliseTitle(left) === '' || isTooShort ? undefined : left;
}

/** `Titre (The Title)`: both. */
const bilingual = /^(.*\S)\s[([](?:aka\s)?([^()[\]]+)[)\]]$/iu;
const isPart = /^(?:part|teil|vol(?:ume)?|dis[ck]|cd|episode|chapter)\b/i;
/** `Series Episode IV - Title`: a film may be known by either. */
const episodeOfFilms = /^(.+?)[\s:,-]{1,5}ep(?:isode)?\s(?:\d{1,2}|[ivx]{1,5})[\s:-]{1,5}(\S.*)$/i;

/** `01 Title`, `1 - Title`: its place in a collection. */
const numbered = /^(?:0\d\s(?:-\s)?|\d{1,2}\s-\s)(?=\S)/;

/** `Title AKA Other` and the like: every name by which a film may be asked for. */
export function titlesOf(
  parsed: ParsedName,
  folder: ParsedName | undefined,
  { isRelease, group }: { isRelease: boolean; group: string | undefined },
): { title: string; otherTitles?: string[] } {
  const [title = '', ...others] = parsed.title.split(/\s(?:aka|a k a)\s/i);
  if (parsed.year !== undefined) {
    // A folder with the same year and another title has a translated title.
    if (folder?.year === parsed.year) others.push(...folder.title.split(/\s(?:aka|a k a)\s/i));
    const plain = withoutEdition(title, isRelease);
    if (plain !== undefined) others.push(plain);
    const [, first, second = ''] = bilingual.exec(plain ?? title) ?? [];
    // One word may as well be “Remake”.
    if (first !== undefined && !isPart.test(second)) others.push(first, ...(/\s/.test(second) ? [second] : []));
    others.push(...(episodeOfFilms.exec(title) ?? []).slice(1));
    others.push(title.replace(numbered, ''));
    if (group !== undefined) others.push(`${group} ${title}`);
  }
  const key = normaliseTitle(title);
  const keys = new Set([key, '']);
  const different = others.filter((other) => {
    const isNew = !keys.has(normaliseTitle(other));
    keys.add(normaliseTitle(other));
    return isNew;
  });
  return { title, ...(different.length > 0 && { otherTitles: different }) };
}
