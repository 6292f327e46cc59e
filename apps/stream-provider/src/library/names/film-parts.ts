import { parseName } from './parse-name';

/** A file that may be a part of a film according to its name. */
export interface PartCandidate {
  root: string;
  /** Inside its folder of MEDIA_DIR, with forward slashes. */
  relative: string;
}

export interface PartGroup<F> {
  /** All parts in order. */
  files: [F, ...F[]];
  /** Path of the file if the film had only one. */
  path: string;
}

export interface FilmParts<F> {
  groups: PartGroup<F>[];
  /** Files named as parts of a film whose other parts are missing. */
  missing: Set<F>;
}

interface Marked<F> {
  file: F;
  number: number;
  /** As in `1of2`. */
  total?: number;
  /** The path without the marker. */
  path: string;
  /** Whether the words can only mean a part of one film. */
  isSure: boolean;
  group: string;
}

const before = '(?<=[\\p{L}\\p{N})\\]}][-._\\s([]{1,3}|^)';
const atEnd = '[)\\]]?$';
/** `cd1`, `disc 2`, `pt.1` at the end of a name. */
const sureAtEnd = new RegExp(`[-._\\s([]*${before}(?:cd|dis[ck]|pt|dvd(?![59]))[-._\\s]?(\\d{1,2})${atEnd}`, 'iu');
/** `Film.1999.CD1.DVDRip` */
const sureInside = /(?<=(?:19|20)\d\d[)\]]?)[-._\s([]{1,3}cd[-._\s]?([1-9])[)\]]?(?=[-._\s[(])/iu;
/** `- part1`: titles have no such suffix after a dash. */
const dashedPart = /\s?-\s?part[-._\s]?(\d{1,2})$/iu;
/** `- 1of2`; with three or more it is an episode number. */
const halfOf = /\s?-\s?([12])\s?of\s?2$/iu;
const partFolder = /^(?:cd|dis[ck]|dvd|part|pt)[-._\s]?(\d{1,2})$/iu;

const stemOf = (file: string): string => file.replace(/\.[^.]*$/, '');
/** Removes the numbers from the names of films with a folder for each part. */
const withoutDigits = (stem: string): string => stem.replace(/\d+/g, '').toLowerCase();

function markedByName<F extends PartCandidate>(file: F, maxYear: number): Marked<F> | null {
  const folders = file.relative.normalize('NFC').split('/');
  const name = folders.pop() ?? '';
  const stem = stemOf(name);
  const patterns = [
    { pattern: sureAtEnd, isSure: true },
    { pattern: dashedPart, isSure: false },
    { pattern: halfOf, isSure: false },
    { pattern: sureInside, isSure: false },
  ];
  for (const { pattern, isSure } of patterns) {
    const match = pattern.exec(stem);
    if (!match) continue;
    const rest = stem.slice(0, match.index) + stem.slice(match.index + match[0].length);
    const own = parseName(rest, maxYear);
    // Without a year in its name it may also be an episode.
    if (own.title === '' || (!isSure && own.year === undefined)) return null;
    const path = [...folders, rest + name.slice(stem.length)].join('/');
    const group = `${file.root}\0${[...folders, rest.toLowerCase()].join('/')}`;
    const total = pattern === halfOf ? { total: 2 } : {};
    return { file, number: Number(match[1]), ...total, path, isSure, group };
  }
  return null;
}

/** A film with a folder for each of its parts. */
function markedByFolder<F extends PartCandidate>(file: F, maxYear: number): Marked<F> | null {
  const folders = file.relative.normalize('NFC').split('/');
  const name = folders.pop() ?? '';
  const number = partFolder.exec(folders.pop() ?? '')?.[1];
  const stem = stemOf(name);
  if (number === undefined || folders.length === 0) return null;
  const inside = markedByName({ ...file, relative: name }, maxYear);
  const rest = inside ? stemOf(inside.path) : stem;
  const path = [...folders, rest + name.slice(stem.length)].join('/');
  const group = `${file.root}\0${folders.join('/')}\0${withoutDigits(rest)}`;
  return { file, number: Number(number), path, isSure: false, group };
}

/** Whether the numbers from one on are complete and unique. */
function isComplete(marked: readonly Marked<PartCandidate>[]): boolean {
  const numbers = marked.map(({ number }) => number).sort((a, b) => a - b);
  const total = marked[0]?.total ?? numbers.length;
  return numbers.length >= 2 && numbers.length === total && numbers.every((number, index) => number === index + 1);
}

/**
 * Finds the films of a library that consist of several files: `Film (1999) CD1.avi`, `- part1`, `- 1of2`, or a folder
 * for each part. Excludes films with similar names (`Part Two (2024)`, `Vol. 2`), parts of a miniseries, and anything
 * ambiguous.
 */
export function findFilmParts<F extends PartCandidate>(files: readonly F[], maxYear: number): FilmParts<F> {
  const byGroup = new Map<string, Marked<F>[]>();
  for (const file of files) {
    const marked = markedByFolder(file, maxYear) ?? markedByName(file, maxYear);
    if (!marked) continue;
    const known = byGroup.get(marked.group);
    if (known) known.push(marked);
    else byGroup.set(marked.group, [marked]);
  }
  const found: FilmParts<F> = { groups: [], missing: new Set() };
  for (const group of byGroup.values()) {
    if (isComplete(group)) {
      const [first, ...others] = group.toSorted((a, b) => a.number - b.number);
      if (first) found.groups.push({ files: [first.file, ...others.map(({ file }) => file)], path: first.path });
    } else for (const { file, isSure } of group) if (isSure) found.missing.add(file);
  }
  return found;
}
