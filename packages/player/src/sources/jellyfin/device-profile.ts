import type { DeviceProfile } from '@jellyfin/sdk/lib/generated-client/models/index.js';

/** Whether the browser plays a type with codecs, e.g. `video/mp4; codecs="avc1.640028"`. */
export type CanPlay = (mimeType: string) => boolean;

const videoCodecs = {
  h264: 'avc1.640028',
  hevc: 'hvc1.1.6.L120.B0',
  av1: 'av01.0.08M.08',
  vp9: 'vp09.00.40.08',
};
const audioCodecs = { aac: 'mp4a.40.2', mp3: 'mp4a.69', opus: 'opus', flac: 'flac', ac3: 'ac-3', eac3: 'ec-3' };

const playable = (codecs: Record<string, string>, container: 'video/mp4' | 'audio/mp4' | 'video/webm', can: CanPlay) =>
  Object.entries(codecs)
    .filter(([, codec]) => can(`${container}; codecs="${codec}"`))
    .map(([name]) => name);

/** Maximum bit rate in bits per second. */
export const MAX_BITRATE = 120_000_000;

/**
 * The browser's capabilities, so that the server sends the file itself if possible, and otherwise transcodes it to HLS
 * with MP4 segments. Subtitles are requested as separate WebVTT; image subtitles are never burnt in.
 */
export function deviceProfile(canPlay: CanPlay): DeviceProfile {
  const video = playable(videoCodecs, 'video/mp4', canPlay);
  const audio = playable(audioCodecs, 'audio/mp4', canPlay);
  const webmVideo = playable({ vp8: 'vp8', vp9: 'vp9', av1: videoCodecs.av1 }, 'video/webm', canPlay);
  const convertTo = ['h264', ...['hevc', 'av1'].filter((codec) => video.includes(codec))];
  return {
    MaxStreamingBitrate: MAX_BITRATE,
    MaxStaticBitrate: MAX_BITRATE,
    DirectPlayProfiles: [
      { Type: 'Video', Container: 'mp4,m4v', VideoCodec: video.join(','), AudioCodec: audio.join(',') },
      ...(webmVideo.length > 0
        ? [{ Type: 'Video' as const, Container: 'webm', VideoCodec: webmVideo.join(','), AudioCodec: 'opus,vorbis' }]
        : []),
    ],
    TranscodingProfiles: [
      {
        Type: 'Video',
        Context: 'Streaming',
        Protocol: 'hls',
        Container: 'mp4',
        VideoCodec: convertTo.join(','),
        AudioCodec: ['aac', ...audio.filter((codec) => codec !== 'aac' && codec !== 'mp3')].join(','),
        MaxAudioChannels: '6',
        MinSegments: 1,
      },
    ],
    ContainerProfiles: [],
    CodecProfiles: [
      {
        Type: 'Video',
        Codec: 'h264',
        Conditions: [
          {
            Condition: 'EqualsAny',
            Property: 'VideoProfile',
            Value: 'high|main|baseline|constrained baseline',
            IsRequired: false,
          },
          { Condition: 'LessThanEqual', Property: 'VideoLevel', Value: '52', IsRequired: false },
          { Condition: 'NotEquals', Property: 'IsInterlaced', Value: 'true', IsRequired: false },
        ],
      },
    ],
    SubtitleProfiles: [{ Format: 'vtt', Method: 'External' }],
  };
}
