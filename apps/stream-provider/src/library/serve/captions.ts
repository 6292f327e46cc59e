import type { Caption, Segment } from '@marquee/core/contracts';
import type { Version } from '../library';
import type { SubtitleTrack } from '../probe/media-info';
import { imageCodecs, imagePieceSec, type ImageStream } from '../subtitles/image-subtitles';
import { languageTag } from '../subtitles/language';
import type { ExternalSubtitle } from '../scan/index-files';
import { purposeOfTitle, subtitleLabel, subtitleRank } from '../subtitles/subtitle-name';

const textCodecs = new Set(['subrip', 'srt', 'ass', 'ssa', 'mov_text', 'webvtt', 'text']);

/** How a subtitle is sent, and the ending of its address. */
type Delivery = 'vtt' | 'images';
const endings: Record<Delivery, string> = { vtt: 'vtt', images: 'mks' };

export type SubtitleSource =
  { kind: 'file'; file: ExternalSubtitle; stream: number } | { kind: 'track'; track: SubtitleTrack };

const deliveryOfTrack = ({ codec }: SubtitleTrack): Delivery | undefined =>
  textCodecs.has(codec) ? 'vtt' : imageCodecs.has(codec) ? 'images' : undefined;
const isImageFile = ({ format }: ExternalSubtitle): boolean => format === 'sup' || format === 'vobsub';
const deliveryOfFile = (file: ExternalSubtitle): Delivery => (isImageFile(file) ? 'images' : 'vtt');

/**
 * A subtitle by the name in its address: `e0.vtt` is the first file beside the video, `t3.mks` the third stream in it, and
 * `e0s1.mks` the second language of an .idx file.
 */
export function findSubtitle({ file, info }: Version, name: string) {
  const [, kind, digits, stream = '0', ending] = /^([et])(\d{1,4})(?:s(\d{1,2}))?\.(vtt|mks)$/.exec(name) ?? [];
  const number = Number(digits);
  const found = (source: SubtitleSource, delivery: Delivery | undefined) =>
    delivery && endings[delivery] === ending ? { source, delivery } : undefined;
  if (kind === 'e') {
    const beside = file.subtitles[number];
    return beside && found({ kind: 'file', file: beside, stream: Number(stream) }, deliveryOfFile(beside));
  }
  const track = kind === 't' ? info.subtitles.find(({ index }) => index === number) : undefined;
  return track && found({ kind: 'track', track }, deliveryOfTrack(track));
}

export interface CaptionAbilities {
  hasFfmpeg: boolean;
  hasCues: (subtitle: ExternalSubtitle) => Promise<boolean>;
  imageStreams: (subtitle: ExternalSubtitle) => Promise<readonly ImageStream[]>;
}

interface CaptionOptions extends CaptionAbilities {
  /** The address of a name that `findSubtitle` knows. */
  address: (name: string) => string;
}

interface Ranked {
  rank: number;
  caption: Caption;
}

interface Described {
  id: string;
  delivery: Delivery;
  language: string;
  label: string;
  rank: number;
}

function ranked({ id, delivery, language, label, rank }: Described, { address }: CaptionOptions): Ranked {
  const url = address(`${id}.${endings[delivery]}`);
  const isImages = delivery === 'images';
  const caption: Caption = { id, language, label, url, type: delivery, ...(isImages && { pieceSec: imagePieceSec }) };
  return { rank, caption };
}

async function besideOf({ file }: Version, options: CaptionOptions): Promise<Ranked[]> {
  const found: Ranked[] = [];
  for (const [index, subtitle] of file.subtitles.entries()) {
    const { named } = subtitle;
    const rank = subtitleRank(named);
    if (!isImageFile(subtitle)) {
      const { language, label } = named;
      if (await options.hasCues(subtitle))
        found.push(ranked({ id: `e${index}`, delivery: 'vtt', language, label, rank }, options));
      continue;
    }
    const streams = options.hasFfmpeg ? await options.imageStreams(subtitle) : [];
    for (const stream of streams) {
      // Of several languages in a file, its name says none.
      const isNamed = streams.length === 1 && named.language !== 'und';
      const language = isNamed ? named.language : (stream.language ?? named.language);
      const id = stream.index === 0 ? `e${index}` : `e${index}s${stream.index}`;
      const label = subtitleLabel({ ...named, language });
      found.push(ranked({ id, delivery: 'images', language, label, rank }, options));
    }
  }
  return found;
}

const withinOf = ({ info }: Version, options: CaptionOptions): Ranked[] =>
  (options.hasFfmpeg ? info.subtitles : []).flatMap((track) => {
    const { index, language, title, isForced, isForHearingImpaired } = track;
    const delivery = deliveryOfTrack(track);
    if (!delivery) return [];
    const said = purposeOfTitle(title);
    const named = {
      language: languageTag(language ?? '') ?? 'und',
      isForced: isForced || said.isForced,
      isForHearingImpaired: isForHearingImpaired || said.isForHearingImpaired,
      isCommentary: said.isCommentary,
    };
    const label = subtitleLabel(named, title);
    return [ranked({ id: `t${index}`, delivery, language: named.language, label, rank: subtitleRank(named) }, options)];
  });

/**
 * All subtitles of a version: the files beside it, then, with ffmpeg, the tracks inside it; texts before images, and of each
 * the whole dialogue before forced lines and commentaries. Files without a cue are left out.
 */
export async function captionsOf(version: Version, options: CaptionOptions): Promise<Caption[]> {
  const inOrder = (found: Ranked[]) => found.toSorted((a, b) => a.rank - b.rank);
  const all = [...inOrder(await besideOf(version, options)), ...inOrder(withinOf(version, options))];
  // Images have no size, no colour and nothing to search in.
  const isImages = ({ caption }: Ranked): boolean => caption.type === 'images';
  return [...all.filter((entry) => !isImages(entry)), ...all.filter(isImages)].map(({ caption }) => caption);
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
