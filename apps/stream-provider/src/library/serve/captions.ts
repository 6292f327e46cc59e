import type { Caption } from '@marquee/core/contracts';
import type { Version } from '../library';
import type { SubtitleTrack } from '../probe/media-info';
import { imageCodecs, imagePieceSec, type ImageStream } from '../subtitles/image-subtitles';
import { languageTag } from '../subtitles/language';
import type { ExternalSubtitle } from '../scan/index-files';
import { purposeOfTitle, subtitleLabel, subtitleRank } from '../subtitles/subtitle-name';
import { isStyledCodec } from '../subtitles/to-vtt';
import type { TextForm } from './text-tracks';

const textCodecs = new Set(['subrip', 'srt', 'ass', 'ssa', 'mov_text', 'webvtt', 'text']);

/** How a subtitle is sent, and the ending of its address. */
type Delivery = TextForm | 'images';
const endings: Record<Delivery, string> = { vtt: 'vtt', ass: 'ass', images: 'mks' };

export type SubtitleSource =
  { kind: 'file'; file: ExternalSubtitle; stream: number } | { kind: 'track'; track: SubtitleTrack };

/** How a track can be sent; its first form is the one that every player reads. */
const deliveriesOfTrack = ({ codec }: SubtitleTrack): readonly Delivery[] =>
  isStyledCodec(codec) ? ['vtt', 'ass'] : textCodecs.has(codec) ? ['vtt'] : imageCodecs.has(codec) ? ['images'] : [];
const isImageFile = ({ format }: ExternalSubtitle): boolean => format === 'sup' || format === 'vobsub';
const deliveriesOfFile = (file: ExternalSubtitle): readonly Delivery[] =>
  isImageFile(file) ? ['images'] : file.format === 'ass' ? ['vtt', 'ass'] : ['vtt'];

/**
 * A subtitle by the name in its address: `e0.vtt` is the first file beside the video, `t3.mks` the third stream in it,
 * `e0s1.mks` the second language of an .idx file, and `t2.ass` a text with its styles.
 */
export function findSubtitle({ file, info, parts }: Version, name: string) {
  const [, kind, digits, stream = '0', ending] = /^([et])(\d{1,4})(?:s(\d{1,2}))?\.(vtt|ass|mks)$/.exec(name) ?? [];
  const number = Number(digits);
  const found = (source: SubtitleSource, deliveries: readonly Delivery[]) => {
    const delivery = deliveries.find((each) => endings[each] === ending);
    // Of several files plain texts alone are joined.
    return delivery && !(parts && delivery !== 'vtt') ? { source, delivery } : undefined;
  };
  if (kind === 'e') {
    const beside = file.subtitles[number];
    return beside && found({ kind: 'file', file: beside, stream: Number(stream) }, deliveriesOfFile(beside));
  }
  const track = kind === 't' ? info.subtitles.find(({ index }) => index === number) : undefined;
  return track && found({ kind: 'track', track }, deliveriesOfTrack(track));
}

export interface CaptionAbilities {
  hasFfmpeg: boolean;
  hasCues: (subtitle: ExternalSubtitle) => Promise<boolean>;
  imageStreams: (subtitle: ExternalSubtitle) => Promise<readonly ImageStream[]>;
}

interface CaptionOptions extends CaptionAbilities {
  /** The address of a name that `findSubtitle` knows. */
  address: (name: string) => string;
  /** Where the fonts that are attached to the version are listed. */
  fonts: string;
}

interface Ranked {
  rank: number;
  caption: Caption;
}

interface Described {
  id: string;
  deliveries: readonly Delivery[];
  language: string;
  label: string;
  rank: number;
}

function ranked({ id, deliveries, language, label, rank }: Described, { address, fonts }: CaptionOptions): Ranked {
  const isImages = deliveries.includes('images');
  const url = address(`${id}.${isImages ? endings.images : endings.vtt}`);
  const caption: Caption = {
    ...{ id, language, label, url, type: isImages ? 'images' : 'vtt' },
    ...(isImages && { pieceSec: imagePieceSec }),
    ...(deliveries.includes('ass') && { styled: { url: address(`${id}.${endings.ass}`), fonts } }),
  };
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
        found.push(ranked({ id: `e${index}`, deliveries: deliveriesOfFile(subtitle), language, label, rank }, options));
      continue;
    }
    const streams = options.hasFfmpeg ? await options.imageStreams(subtitle) : [];
    for (const stream of streams) {
      // Of several languages in a file, its name says none.
      const isNamed = streams.length === 1 && named.language !== 'und';
      const language = isNamed ? named.language : (stream.language ?? named.language);
      const id = stream.index === 0 ? `e${index}` : `e${index}s${stream.index}`;
      const label = subtitleLabel({ ...named, language });
      found.push(ranked({ id, deliveries: ['images'], language, label, rank }, options));
    }
  }
  return found;
}

const withinOf = ({ info }: Version, options: CaptionOptions): Ranked[] =>
  (options.hasFfmpeg ? info.subtitles : []).flatMap((track) => {
    const { index, language, title, isForced, isForHearingImpaired } = track;
    const deliveries = deliveriesOfTrack(track);
    if (deliveries.length === 0) return [];
    const said = purposeOfTitle(title);
    const named = {
      language: languageTag(language ?? '') ?? 'und',
      isForced: isForced || said.isForced,
      isForHearingImpaired: isForHearingImpaired || said.isForHearingImpaired,
      isCommentary: said.isCommentary,
    };
    const label = subtitleLabel(named, title);
    const rank = subtitleRank(named);
    return [ranked({ id: `t${index}`, deliveries, language: named.language, label, rank }, options)];
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
  const captions = [...all.filter((entry) => !isImages(entry)), ...all.filter(isImages)].map(({ caption }) => caption);
  return version.parts ? captions.map((caption) => ({ ...caption, styled: undefined })) : captions;
}
