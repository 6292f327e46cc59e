import { assumedMediaSupport, type MediaFeature, type MediaSupport } from '@marquee/core';
import type { AudioTrack, MediaInfo } from './media-info';

const webAudio = new Set(['aac', 'mp3', 'opus', 'flac', 'vorbis']);

/** Eight bits and 4:2:0, which every H.264 decoder supports. */
function isWebH264({ codec, profile, pixelFormat }: MediaInfo['video']): boolean {
  if (codec !== 'h264') return false;
  if (pixelFormat !== undefined && pixelFormat !== 'yuv420p' && pixelFormat !== 'yuvj420p') return false;
  return profile === undefined || /^(constrained baseline|baseline|main|high|extended)$/i.test(profile);
}

export const isTenBit = ({ profile, pixelFormat }: MediaInfo['video']): boolean =>
  pixelFormat === undefined ? profile === 'Main 10' || profile === 'Profile 2' : pixelFormat === 'yuv420p10le';

/** Profiles with 4:2:0 in eight or ten bits. */
const webProfiles: Readonly<Record<string, readonly string[]>> = {
  hevc: ['Main', 'Main 10'],
  av1: ['Main'],
  vp9: ['Profile 0', 'Profile 2'],
};
const tenBitFeatures: Readonly<Record<string, MediaFeature>> = { hevc: 'hevc10', av1: 'av1-10', vp9: 'vp9-10' };

/** Feature that a browser needs for this video; null if no browser can play it. */
export function videoNeeds(video: MediaInfo['video']): readonly MediaFeature[] | null {
  const { codec, profile, transfer } = video;
  if (video.isDolbyVisionOnly === true) return null;
  if (codec === 'h264') return isWebH264(video) && transfer === undefined ? [] : null;
  if (codec !== 'hevc' && codec !== 'av1' && codec !== 'vp9') return null;
  if (profile !== undefined && webProfiles[codec]?.includes(profile) !== true) return null;
  const decoder = isTenBit(video) ? tenBitFeatures[codec] : codec;
  return decoder === undefined ? null : [decoder, ...(transfer === undefined ? [] : [transfer])];
}

/** Feature that a browser needs for this audio; null if no browser can play it, or if we do not copy it. */
export function audioNeeds({ codec, profile, channels = 2 }: AudioTrack): readonly MediaFeature[] | null {
  if (codec === 'ac3' || codec === 'eac3') return [codec];
  if (codec === 'opus' && channels <= 6) return [channels > 2 ? 'opus-5.1' : 'opus'];
  const isAac = codec === 'aac' && channels <= 6 && (profile === undefined || /^(LC|HE-AAC)$/.test(profile));
  return isAac ? [] : null;
}

export const isSupported = (needs: readonly MediaFeature[] | null, support: MediaSupport): boolean =>
  needs !== null && needs.every((feature) => support.has(feature));

/** Browsers show nothing before the first frame's time. */
const maxStartSec = 1;

const isWebSound = (track: AudioTrack, support: MediaSupport): boolean =>
  webAudio.has(track.codec) || isSupported(audioNeeds(track), support);

/** Whether the browser can play the file directly. */
export function canDirectPlay(info: MediaInfo, support: MediaSupport = assumedMediaSupport): boolean {
  const { container, startSec, isCutOff, video, audio } = info;
  if (startSec > maxStartSec || isCutOff) return false;
  if (video.codec !== 'vp8' && !isSupported(videoNeeds(video), support)) return false;
  // Apple's browsers play HEVC in MP4 only with this tag.
  if (video.codec === 'hevc' && video.tag !== 'hvc1') return false;
  // Browsers play the first or default track without a choice, so all of them must be playable.
  if (!audio.every((track) => isWebSound(track, support))) return false;
  const codecs = audio.map(({ codec }) => codec);
  if (container === 'mp4') return video.codec !== 'vp8' && !codecs.includes('vorbis');
  return (
    container === 'webm' && video.codec !== 'h264' && codecs.every((codec) => codec === 'opus' || codec === 'vorbis')
  );
}

/** Whether the video can be copied into HLS segments. */
export const canCopyVideo = (video: MediaInfo['video'], support: MediaSupport = assumedMediaSupport): boolean =>
  !video.isInterlaced && isSupported(videoNeeds(video), support);
