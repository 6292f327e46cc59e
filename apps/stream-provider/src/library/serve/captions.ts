import type { Caption, Segment } from '@marquee/core/contracts';
import type { Version } from '../library';
import type { SubtitleTrack } from '../probe/media-info';
import { languageTag } from '../subtitles/language';
import { subtitleLabel } from '../subtitles/subtitle-name';

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

/** All subtitles of a version: the files beside it first, then, with ffmpeg, the texts inside it. */
export function captionsOf({ file, info }: Version, hasFfmpeg: boolean, address: (name: string) => string): Caption[] {
  const caption = (id: string, language: string, label: string): Caption => ({
    id,
    language,
    label,
    url: address(id),
    type: 'vtt',
  });
  const beside = file.subtitles.map(({ named }, index) => caption(`e${index}`, named.language, named.label));
  if (!hasFfmpeg) return beside;
  const within = info.subtitles
    .filter(({ codec }) => textCodecs.has(codec))
    .map(({ index, language, title, isForced, isForHearingImpaired }) => {
      const named = { language: languageTag(language ?? '') ?? 'und', isForced, isForHearingImpaired };
      return caption(`t${index}`, named.language, subtitleLabel(named, title));
    });
  return [...beside, ...within];
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
