import { isSkippable } from '@marquee/core';
import type { Segment } from '@marquee/core/contracts';
import type { MediaInfo } from '../probe/media-info';

/** Possible text after a word that also occurs in the titles of scenes (“Ending the war”, “Ed comes home”). */
const alone = String.raw`\s*\d*\s*(?:$|[-:(#])`;
const music = '(?:credits|titles?|theme|song|sequence)';
const chapterKinds: [RegExp, Segment['kind']][] = [
  [
    new RegExp(
      String.raw`^(?:(?:intro|opening|op|vorspann)${alone}|(?:opening|intro|main) ${music}\b|オープニング)`,
      'i',
    ),
    'intro',
  ],
  [new RegExp(String.raw`^(?:(?:recap|previously|rückblick)${alone}|previously on\b)`, 'i'), 'recap'],
  [
    new RegExp(
      String.raw`^(?:(?:ending|ed|outro|abspann)${alone}|credits\b|(?:end|closing|ending|outro) ${music}\b|エンディング)`,
      'i',
    ),
    'credits',
  ],
  [new RegExp(String.raw`^(?:(?:preview|vorschau)${alone}|next (?:time|episode)\b|予告)`, 'i'), 'preview'],
];
/** The first chapter of many films is named “Opening” but is a scene. */
const maxOpeningSec = 240;

function kindOf({ title, startSec, endSec }: MediaInfo['chapters'][number], durationSec: number): Segment['kind'] {
  const kind = title === undefined ? undefined : chapterKinds.find(([pattern]) => pattern.test(title))?.[1];
  if (kind === undefined) return 'chapter';
  const isCredible = kind === 'credits' ? startSec > durationSec / 2 : endSec - startSec <= maxOpeningSec;
  return isCredible ? kind : 'chapter';
}

/** Chapters as the protocol's segments; those with a recognised title can be skipped. */
export const chapterSegments = ({ chapters, durationSec }: Pick<MediaInfo, 'chapters' | 'durationSec'>): Segment[] =>
  chapters.map((chapter) => ({
    kind: kindOf(chapter, durationSec),
    ...(chapter.title !== undefined && { title: chapter.title }),
    startSec: chapter.startSec,
    endSec: chapter.endSec,
  }));

const overlaps = (one: Segment, other: Segment): boolean => one.startSec < other.endSec && other.startSec < one.endSec;

/**
 * All known segments of a file without duplicates: from an edit list beside it, otherwise from its chapters, otherwise
 * from comparing episodes. Ordinary chapters are always included.
 */
export function joinSegments(
  edits: readonly Segment[],
  chapters: readonly Segment[],
  found: readonly Segment[],
): Segment[] {
  const known: Segment[] = [...edits];
  for (const list of [chapters, found]) {
    const before = known.filter(isSkippable);
    for (const segment of list) {
      const isDuplicate = before.some((each) => overlaps(each, segment) || each.kind === segment.kind);
      if (!isSkippable(segment) || !isDuplicate) known.push(segment);
      else if (segment.title !== undefined) known.push({ ...segment, kind: 'chapter' });
    }
  }
  return known.sort((a, b) => a.startSec - b.startSec);
}
