import type { FileQualityName, Segment, StreamResult } from '@marquee/core/contracts';
import { downloadUrl } from '../../http/attachment';
import type { Version } from '../library';
import { captionsOf, type CaptionAbilities } from './captions';
import type { Delivery } from './choose-delivery';

/** The parts of a response that depend on the client and on a version. */
export interface LibraryAddresses {
  /** Name of a saved file: the requested title, not the name of the operator's file. */
  name: string;
  /** Absolute URL of a resource of a version. */
  of: (version: Version, path: string) => string;
  /** The same with the client's pass, because it may be locked. */
  file: (version: Version, path: string) => string;
  /** The playlist for the client's browser. */
  playlist: (version: Version) => string;
  /** Bits per second of the rendition to start with; undefined for the lowest. */
  startBandwidth: (version: Version) => Promise<number | undefined>;
  /** Chapters, intros, credits. */
  segments: (version: Version) => Promise<Segment[]>;
}

export const fileNameOf = ({ info }: Version): string => (info.container === 'webm' ? 'file.webm' : 'file.mp4');

async function extras(version: Version, abilities: CaptionAbilities, addresses: LibraryAddresses) {
  const segments = await addresses.segments(version);
  const address = (name: string): string => addresses.of(version, `subtitles/${name}`);
  const captions = await captionsOf(version, {
    ...{ ...abilities, address, fonts: addresses.of(version, 'fonts.json') },
  });
  return {
    captions: captions.map((caption) => ({
      ...caption,
      // Pieces of images are not offered for saving.
      ...(caption.pieceSec === undefined && {
        download: downloadUrl(caption.url, `${addresses.name}.${caption.language}`),
      }),
    })),
    ...(segments.length > 0 && { segments }),
  };
}

/** The protocol's response for a title of the library. */
export async function libraryResult(
  delivery: Delivery,
  abilities: CaptionAbilities,
  addresses: LibraryAddresses,
): Promise<StreamResult> {
  const sourceId = 'library';
  if (delivery.kind === 'hls') {
    const playlist = addresses.playlist(delivery.version);
    const [more, startBandwidth] = await Promise.all([
      extras(delivery.version, abilities, addresses),
      addresses.startBandwidth(delivery.version),
    ]);
    const start = startBandwidth === undefined ? {} : { startBandwidth };
    return { sourceId, stream: { type: 'hls', playlist, usesMediaTime: true, ...start, ...more } };
  }
  const qualities: Partial<Record<FileQualityName, { type: string; url: string; download: string }>> = {};
  for (const { quality, version } of delivery.files) {
    const type = version.info.container === 'webm' ? 'webm' : 'mp4';
    const url = addresses.file(version, fileNameOf(version));
    qualities[quality] = { type, url, download: downloadUrl(url, `${addresses.name} ${quality}`) };
  }
  const [best] = delivery.files;
  const captions = best ? await extras(best.version, abilities, addresses) : { captions: [] };
  const made = best &&
    abilities.hasFfmpeg && {
      playlist: addresses.playlist(best.version),
      thumbnails: addresses.of(best.version, 'thumbnails.vtt'),
    };
  return { sourceId, stream: { type: 'file', qualities, ...captions, ...made } };
}
