import type { MediaSupport } from '@marquee/core';
import type { FileQualityName } from '@marquee/core/contracts';
import type { Version } from '../library';
import { min4kHeight } from '../hls/rendition';
import { nominalHeightOf, type MediaInfo } from '../probe/media-info';
import { canCopyVideo, canDirectPlay } from '../probe/playback-support';

export type Delivery =
  | { kind: 'files'; files: { quality: FileQualityName; version: Version }[] }
  | { kind: 'hls'; version: Version };

export interface DeliveryAbilities {
  hasFfmpeg: boolean;
  /** Whether the client has a valid token, or the operator requires none. */
  allows4k: boolean;
  /** The browser's capabilities. */
  support: MediaSupport;
}

/** Quality names by their minimum height. */
const tiers = [
  { name: '4k', from: min4kHeight },
  { name: '1080', from: 900 },
  { name: '720', from: 600 },
  { name: '480', from: 420 },
  { name: '360', from: 0 },
] as const;

export function qualityOf({ video }: MediaInfo): FileQualityName {
  const lines = nominalHeightOf(video);
  const { name } = tiers.find(({ from }) => lines >= from) ?? tiers[4];
  return video.isHdr && (name === '4k' || name === '1080') ? `${name}hdr` : name;
}

const is4k = ({ info }: Version): boolean => nominalHeightOf(info.video) >= min4kHeight;

/** The cost of playing a version: direct, copied or transcoded. */
const costOf = ({ info }: Version, support: MediaSupport): number =>
  canDirectPlay(info, support) ? 0 : canCopyVideo(info.video, support) ? 1 : 2;

/** Higher resolution first, then higher bit rate. */
const byQuality = (a: Version, b: Version): number =>
  nominalHeightOf(b.info.video) - nominalHeightOf(a.info.video) ||
  (b.info.bitRate ?? b.file.size) - (a.info.bitRate ?? a.file.size);

/**
 * Chooses how a title is played: its files directly if browsers can play them, otherwise one of its versions as HLS.
 * The cheapest way with at least 720 lines wins; below that, the best picture. Files with several audio tracks become
 * HLS, where the track can be selected. Null if nothing can be played for this client.
 */
export function chooseDelivery(
  versions: readonly Version[],
  { hasFfmpeg, allows4k, support }: DeliveryAbilities,
): Delivery | null {
  const asFile = (version: Version): boolean =>
    canDirectPlay(version.info, support) &&
    (allows4k || !is4k(version)) &&
    (!hasFfmpeg || version.info.audio.length <= 1);
  const files = versions.filter(asFile).toSorted(byQuality);
  const bestFile = files[0];
  if (!hasFfmpeg || (bestFile && (nominalHeightOf(bestFile.info.video) >= 600 || files.length === versions.length))) {
    const named = new Map<FileQualityName, Version>();
    for (const version of files) if (!named.has(qualityOf(version.info))) named.set(qualityOf(version.info), version);
    return named.size > 0
      ? { kind: 'files', files: [...named].map(([quality, version]) => ({ quality, version })) }
      : null;
  }
  const sharp = versions.filter(({ info }) => nominalHeightOf(info.video) >= 600);
  const candidates = sharp.length > 0 ? sharp : versions;
  // Downscaling 4K is the most expensive.
  const cost = (version: Version): number =>
    costOf(version, support) + (is4k(version) && (!allows4k || costOf(version, support) === 2) ? 2 : 0);
  const [version] = candidates.toSorted((a, b) => cost(a) - cost(b) || byQuality(a, b));
  return version ? { kind: 'hls', version } : null;
}
