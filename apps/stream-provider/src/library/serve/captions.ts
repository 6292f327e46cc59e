import type { Caption, Segment } from '@marquee/core/contracts';
import type { Version } from '../library';
import type { SubtitleTrack } from '../probe/media-info';
import { languageTag } from '../subtitles/language';
import type { ExternalSubtitle } from '../scan/index-files';
import { purposeOfTitle, subtitleLabel, subtitleRank } from '../subtitles/subtitle-name';

/** Kinds that are text; pictures of text would have to be read by a machine. */
const textCodecs = new Set(['subrip', 'srt', 'ass', 'ssa', 'mov_text', 'webvtt', 'text']);

export type SubtitleSource = { kind: 'file'; index: number } | { kind: 'track'; track: SubtitleTrack };

/** A subtitle's part of its address: `e0` for the first file beside the video, `t3` for the third stream in it. */
export function findSubtitle({ file, info }: Version, name: string): SubtitleSource | undefined {
  const [, kind, digits] = /^([et])(\d{1,4})$/.exec(name) ?? [];
  const number = Number(digits);
  if (kind === 'e') return file.subtitles[number] ? { kind: 'file', index: number } : undefined;
  const track =
    kind === 't' ? info.subtitles.find(({ index, codec }) => index === number && textCodecs.has(codec)) : undefined;
  return track && { kind: 'track', track };
}

export interface CaptionAbilities {
  hasFfmpeg: boolean;
  hasCues: (subtitle: ExternalSubtitle) => Promise<boolean>;
}

interface CaptionOptions extends CaptionAbilities {
  address: (name: string) => string;
}

/**
 * All subtitles of a version: the files beside it, then, with ffmpeg, the texts inside it; of each the whole dialogue
 * before forced lines and commentaries. Files without a cue are left out.
 */
export async function captionsOf({ file, info }: Version, options: CaptionOptions): Promise<Caption[]> {
  const caption = (id: string, language: string, label: string): Caption => ({
    id,
    language,
    label,
    url: options.address(id),
    type: 'vtt',
  });
  const beside: { rank: number; caption: Caption }[] = [];
  for (const [index, subtitle] of file.subtitles.entries()) {
    const { named } = subtitle;
    if (!(await options.hasCues(subtitle))) continue;
    beside.push({ rank: subtitleRank(named), caption: caption(`e${index}`, named.language, named.label) });
  }
  const within = (options.hasFfmpeg ? info.subtitles : [])
    .filter(({ codec }) => textCodecs.has(codec))
    .map(({ index, language, title, isForced, isForHearingImpaired }) => {
      const said = purposeOfTitle(title);
      const named = {
        language: languageTag(language ?? '') ?? 'und',
        isForced: isForced || said.isForced,
        isForHearingImpaired: isForHearingImpaired || said.isForHearingImpaired,
        isCommentary: said.isCommentary,
      };
      return { rank: subtitleRank(named), caption: caption(`t${index}`, named.language, subtitleLabel(named, title)) };
    });
  const inOrder = (found: typeof beside) => found.toSorted((a, b) => a.rank - b.rank).map((entry) => entry.caption);
  return [...inOrder(beside), ...inOrder(within)];
}

const kinds: [RegExp, Segment['kind']][] = [
  [/^(?:intro|opening|op)\b/i, 'intro'],
  [/^(?:recap|previously)\b/i, 'recap'],
  [/^(?:(?:end |closing )?credits|ending|outro)\b/i, 'credits'],
  [/^(?:preview|next (?:time|episode))\b/i, 'preview'],
];

/** Chapters as the protocol's segments; those whose titles say what they are can be skipped. */
export const segmentsOf = ({ info }: Version): Segment[] =>
  info.chapters.map(({ startSec, endSec, title }) => ({
    kind: kinds.find(([pattern]) => title !== undefined && pattern.test(title))?.[1] ?? 'chapter',
    ...(title !== undefined && { title }),
    startSec,
    endSec,
  }));
