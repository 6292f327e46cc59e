import type { AudioTrack, MediaInfo } from './media-info';

const webAudio = new Set(['aac', 'mp3', 'opus', 'flac', 'vorbis']);

/** Eight bits and 4:2:0: what every decoder of H.264 takes. */
function isWebH264({ codec, profile, pixelFormat }: MediaInfo['video']): boolean {
  if (codec !== 'h264') return false;
  if (pixelFormat !== undefined && pixelFormat !== 'yuv420p' && pixelFormat !== 'yuvj420p') return false;
  return profile === undefined || /^(constrained baseline|baseline|main|high|extended)$/i.test(profile);
}

const isWebVideo = (video: MediaInfo['video']): boolean =>
  isWebH264(video) || video.codec === 'vp9' || video.codec === 'av1' || video.codec === 'vp8';

/** Browsers show nothing until the first frame's time. */
const maxStartSec = 1;

/** Browsers play the file as it is. */
export function canDirectPlay({ container, startSec, isCutOff, video, audio }: MediaInfo): boolean {
  if (!isWebVideo(video) || startSec > maxStartSec || isCutOff) return false;
  const codecs = audio.map(({ codec }) => codec);
  // Browsers play the first track, or the default one, and let nobody choose: all of them have to play.
  if (!codecs.every((codec) => webAudio.has(codec))) return false;
  if (container === 'mp4') return video.codec !== 'vp8' && !codecs.includes('vorbis');
  return (
    container === 'webm' && video.codec !== 'h264' && codecs.every((codec) => codec === 'opus' || codec === 'vorbis')
  );
}

/** The picture can stand in HLS segments as it is. */
export const canCopyVideo = (video: MediaInfo['video']): boolean =>
  !video.isInterlaced && (isWebH264(video) || video.codec === 'av1' || video.codec === 'vp9');

/** The sound can stand in HLS segments as it is; everything else becomes AAC. */
export const canCopyAudio = ({ codec, profile, channels = 2 }: AudioTrack): boolean =>
  codec === 'aac' && channels <= 6 && (profile === undefined || /^(LC|HE-AAC)$/.test(profile));
