import { normaliseTitle } from '@marquee/core';
import { parseEpisodeNumbers, seasonOfFolder } from './parse-episode';
import { parseName } from './parse-name';

export type ExtraReason = 'extra' | 'sample';

const extraFolder =
  /^(?:extras?|featurettes?|behind the scenes|deleted scenes|deleted|interviews?|scenes|shorts|trailers?|clips|bonus|backdrops|theme-music)$/i;
const sampleFolder = /^samples?$/i;

const word =
  '(samples?|trailers?|teaser|featurettes?|bonus|behind[-._ ]?the[-._ ]?scenes|deleted(?:[-._ ]?scenes?)?|interviews?|clip|extras?|making[-._ ]of|bloopers|outtakes|gag[-._ ]reel)\\d{0,2}[)\\]]?';
const release = '(?:[-._\\s[(]+(?:\\d{3,4}p|[xh]26[45])[\\])]?)*$';
const atEnd = new RegExp(`(?:^|[-._\\s([])${word}${release}`, 'i');
/** What no title is written like: `Title-trailer`, `S01E01.sample`, `x264-GRP.sample`. */
const glued = new RegExp(`[^\\s-]-${word}${release}`, 'i');
const sampleOf = /(?:\d|-[^\s-]{1,40})[._\s([]{1,3}sample[)\]]?$/i;
/** Words that titles end with, too: Plex writes them right behind the year. */
const behindYear = /[)\]}\d]-(?:scene|short|other)\d{0,2}$/i;
const sampleFirst = /^sample-(?=\S)/i;

/** No year is too late here. */
const maxYear = 9999;
const titleKey = (name: string): string => normaliseTitle(parseName(name, maxYear).title);

const stemOf = (file: string): string => file.replace(/\.[^.]*$/, '');

const hasNumber = (stem: string, folders: readonly string[]): boolean => {
  const found = parseEpisodeNumbers(stem, seasonOfFolder(folders.at(-1) ?? ''));
  return found !== null && found !== 'unclear' && found.certainty === undefined;
};

function ofName(folders: readonly string[], stem: string): ExtraReason | null {
  if (sampleFirst.test(stem)) return 'sample';
  if (behindYear.test(stem)) return 'extra';
  const kind = atEnd.exec(stem)?.[1]?.toLowerCase();
  if (kind === undefined) return null;
  const isHyphenated = !/[._\s]/.test(stem);
  const canBeTitle = !sampleOf.test(stem) && (isHyphenated || !glued.test(stem));
  const { title, year } = parseName(stem, maxYear);
  const key = normaliseTitle(title);
  // `Film (1999) - Trailer` has the title of its folder, but the word is not part of it.
  const isInTitle = key.replace(/ ?\d{1,2}$/, '').endsWith(normaliseTitle(kind));
  const isFilm = isInTitle && (year !== undefined || key === titleKey(folders.at(-1) ?? ''));
  const isTitle = canBeTitle && (isFilm || hasNumber(stem, folders));
  return isTitle ? null : kind.startsWith('sample') ? 'sample' : 'extra';
}

/** The title of a file with a year or numbers. */
function ownTitle(stem: string): string | null {
  const found = parseEpisodeNumbers(stem, undefined);
  const own = parseName(found === null || found === 'unclear' ? stem : found.before, maxYear);
  return found !== null || own.year !== undefined ? normaliseTitle(own.title) : null;
}

/** A folder with such a name is a title if it contains seasons, or a file of its name. */
function ofFolders(folders: readonly string[], stem: string): ExtraReason | null {
  for (const [depth, folder] of folders.entries()) {
    const name = folder.replace(/[._]/g, ' ').trim();
    const isSample = sampleFolder.test(name);
    if (!isSample && (depth === 0 || !extraFolder.test(name))) continue;
    const holdsSeasons = folders.slice(depth + 1).some((inner) => seasonOfFolder(inner) !== undefined);
    const isTitle = holdsSeasons || (depth === folders.length - 1 && ownTitle(stem) === normaliseTitle(name));
    if (!isTitle) return isSample ? 'sample' : 'extra';
  }
  return null;
}

/** Why a file is not a separate film or episode. An episode's number, or a folder that is the film, goes before words. */
export function extraReason(path: string): ExtraReason | null {
  const folders = path.normalize('NFC').split('/');
  const stem = stemOf(folders.pop() ?? '');
  return ofFolders(folders, stem) ?? ofName(folders, stem);
}
