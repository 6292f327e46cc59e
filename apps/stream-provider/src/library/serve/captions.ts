import type { Caption } from '@marquee/core/contracts';
import type { Version } from '../library';
import { imagePieceSec, type ImageStream } from '../subtitles/image-subtitles';
import { languageTag } from '../subtitles/language';
import type { ExternalSubtitle } from '../scan/index-files';
import { purposeOfTitle, subtitleLabel, subtitleRank } from '../subtitles/subtitle-name';
import { convertedFormats } from '../subtitles/to-vtt';
import { deliveriesOf, endings, isImageFile, type Delivery } from './subtitle-source';

export interface CaptionAbilities {
  hasFfmpeg: boolean;
  hasCues: (subtitle: ExternalSubtitle) => Promise<boolean>;
  imageStreams: (subtitle: ExternalSubtitle) => Promise<readonly ImageStream[]>;
}

interface CaptionOptions extends CaptionAbilities {
  /** The URL of a subtitle by a name that `findSubtitle` knows. */
  address: (name: string) => string;
  /** URL of the list of fonts attached to the version. */
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

function ranked(described: Described, { address, fonts }: CaptionOptions): Ranked {
  const { id, deliveries, language, label, rank } = described;
  const isImages = deliveries.includes('images');
  const url = address(`${id}.${isImages ? endings.images : endings.vtt}`);
  const caption: Caption = {
    ...{ id, language, label, url, type: isImages ? 'images' : 'vtt' },
    ...(isImages && { pieceSec: imagePieceSec }),
    ...(deliveries.includes('ass') && { styled: { url: address(`${id}.${endings.ass}`), fonts } }),
  };
  return { rank, caption };
}

async function besideOf(version: Version, options: CaptionOptions): Promise<Ranked[]> {
  const found: Ranked[] = [];
  for (const [index, subtitle] of version.file.subtitles.entries()) {
    const { named } = subtitle;
    const rank = subtitleRank(named);
    if (!isImageFile(subtitle)) {
      const { language, label } = named;
      if (!options.hasFfmpeg && convertedFormats.has(subtitle.format)) continue;
      const deliveries = deliveriesOf(version, { kind: 'file', file: subtitle, stream: 0 });
      if (await options.hasCues(subtitle))
        found.push(ranked({ id: `e${index}`, deliveries, language, label, rank }, options));
      continue;
    }
    const streams = options.hasFfmpeg ? await options.imageStreams(subtitle) : [];
    for (const stream of streams) {
      // If a file has several languages, its name does not determine them.
      const isNamed = streams.length === 1 && named.language !== 'und';
      const language = isNamed ? named.language : (stream.language ?? named.language);
      const id = stream.index === 0 ? `e${index}` : `e${index}s${stream.index}`;
      const label = subtitleLabel({ ...named, language });
      found.push(ranked({ id, deliveries: ['images'], language, label, rank }, options));
    }
  }
  return found;
}

const withinOf = (version: Version, options: CaptionOptions): Ranked[] =>
  (options.hasFfmpeg ? version.info.subtitles : []).flatMap((track) => {
    const { index, language, title, isForced, isForHearingImpaired } = track;
    const deliveries = deliveriesOf(version, { kind: 'track', track });
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
 * All subtitles of a version: the files beside it and, with ffmpeg, the tracks inside it. Text comes before images, and
 * full dialogue before forced subtitles and commentaries. Files without a cue are omitted.
 */
export async function captionsOf(version: Version, options: CaptionOptions): Promise<Caption[]> {
  const inOrder = (found: Ranked[]) => found.toSorted((a, b) => a.rank - b.rank);
  const all = [...inOrder(await besideOf(version, options)), ...inOrder(withinOf(version, options))];
  // Images cannot be resized, recoloured or searched.
  const isImages = ({ caption }: Ranked): boolean => caption.type === 'images';
  return [...all.filter((entry) => !isImages(entry)), ...all.filter(isImages)].map(({ caption }) => caption);
}
