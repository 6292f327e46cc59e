import type { AudioTrack, MediaInfo } from '../probe/media-info';
import { isTenBit } from '../probe/playback-support';

const avcProfiles: Record<string, string> = {
  baseline: '42',
  'constrained baseline': '42',
  main: '4d',
  extended: '58',
};

const two = (value: number): string => String(value).padStart(2, '0');

/** The CODECS attribute of copied video (RFC 6381), as precisely as the probe allows. */
export function codecsOfVideo(video: MediaInfo['video']): string {
  const { codec, profile, level = 0 } = video;
  const isDeep = isTenBit(video);
  if (codec === 'vp9') return isDeep ? 'vp09.02.51.10' : 'vp09.00.51.08';
  if (codec === 'av1') return `av01.0.${two(level > 0 && level < 24 ? level : 12)}M.${isDeep ? '10' : '08'}`;
  if (codec === 'hevc') return `hvc1.${isDeep ? '2.4' : '1.6'}.L${level > 0 && level < 256 ? level : 153}.B0`;
  const byte = level > 0 && level < 100 ? level : 42;
  return `avc1.${avcProfiles[profile?.toLowerCase() ?? ''] ?? '64'}00${byte.toString(16).padStart(2, '0')}`;
}

const audioCodecs: Record<string, string> = { ac3: 'ac-3', eac3: 'ec-3', opus: 'opus' };

/** The CODECS attribute of audio. */
export const codecsOfAudio = ({ codec, profile }: AudioTrack): string =>
  audioCodecs[codec] ?? (profile === 'HE-AAC' ? 'mp4a.40.5' : 'mp4a.40.2');
