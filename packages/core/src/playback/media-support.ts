import { keysOf } from '../json';

/**
 * What a browser may be able to play besides H.264 and stereo AAC, which all of them play. The names are those of the
 * stream provider protocol (`supports=hevc,hevc10,ac3`, docs/sources.md).
 */
const codecTypes = {
  hevc: 'video/mp4; codecs="hvc1.1.6.L153.B0"',
  hevc10: 'video/mp4; codecs="hvc1.2.4.L153.B0"',
  av1: 'video/mp4; codecs="av01.0.12M.08"',
  'av1-10': 'video/mp4; codecs="av01.0.12M.10"',
  vp9: 'video/mp4; codecs="vp09.00.51.08"',
  'vp9-10': 'video/mp4; codecs="vp09.02.51.10"',
  ac3: 'audio/mp4; codecs="ac-3"',
  eac3: 'audio/mp4; codecs="ec-3"',
  opus: 'audio/mp4; codecs="opus"',
} as const;

/** Six-channel audio, which the browser plays or downmixes itself. */
const surroundTypes = {
  'aac-5.1': 'audio/mp4; codecs="mp4a.40.2"',
  'opus-5.1': 'audio/mp4; codecs="opus"',
} as const;

/** HDR, which the browser displays or tone-maps; any of the codecs is sufficient. */
const transferFunctions = ['pq', 'hlg'] as const;
const hdrCodecs = ['hevc10', 'av1-10', 'vp9-10'] as const;

type Codec = keyof typeof codecTypes;
type Surround = keyof typeof surroundTypes;
type TransferFunction = (typeof transferFunctions)[number];
export type MediaFeature = Codec | Surround | TransferFunction;
export type MediaSupport = ReadonlySet<MediaFeature>;

const codecs = keysOf(codecTypes);
const surrounds = keysOf(surroundTypes);
export const mediaFeatures: readonly MediaFeature[] = [...codecs, ...surrounds, ...transferFunctions];

/** Argument of the Media Capabilities API. */
export interface DecodingQuestion {
  type: 'media-source';
  audio?: { contentType: string; channels: string };
  video?: {
    contentType: string;
    width: number;
    height: number;
    bitrate: number;
    framerate: number;
    colorGamut: 'rec2020';
    transferFunction: TransferFunction;
  };
}

export interface SupportQuestions {
  /** `MediaSource.isTypeSupported` for a MIME type with codecs. */
  isTypeSupported: (type: string) => boolean;
  /** Whether the Media Capabilities API reports support; false if it does not exist. */
  isDecodable: (question: DecodingQuestion) => Promise<boolean>;
}

const surroundQuestion = (name: Surround): DecodingQuestion => ({
  type: 'media-source',
  audio: { contentType: surroundTypes[name], channels: '6' },
});

const hdrQuestion = (codec: Codec, transferFunction: TransferFunction): DecodingQuestion => ({
  type: 'media-source',
  video: {
    contentType: codecTypes[codec],
    ...{ width: 3840, height: 2160, bitrate: 20_000_000, framerate: 24 },
    ...{ colorGamut: 'rec2020', transferFunction },
  },
});

/** Detects what a browser can play. */
export async function findMediaSupport({ isTypeSupported, isDecodable }: SupportQuestions): Promise<MediaFeature[]> {
  const decoded = codecs.filter((codec) => isTypeSupported(codecTypes[codec]));
  const isAny = async (questions: readonly DecodingQuestion[]): Promise<boolean> =>
    (await Promise.all(questions.map(isDecodable))).includes(true);
  const hdr = hdrCodecs.filter((codec) => decoded.includes(codec));
  const [heard, shown] = await Promise.all([
    Promise.all(surrounds.map((name) => isAny([surroundQuestion(name)]))),
    Promise.all(transferFunctions.map((transfer) => isAny(hdr.map((codec) => hdrQuestion(codec, transfer))))),
  ]);
  return [
    ...decoded,
    ...surrounds.filter((_, index) => heard[index]),
    ...transferFunctions.filter((_, index) => shown[index]),
  ];
}

/** Assumed for clients that do not report what they can play. */
export const assumedMediaSupport: MediaSupport = new Set(['av1', 'av1-10', 'vp9', 'vp9-10'] as const);
/** Every feature that a browser may support. */
export const anyMediaSupport: MediaSupport = new Set(mediaFeatures);

export const writeMediaSupport = (features: Iterable<MediaFeature>): string => [...features].join(',');

/** Parses `supports`; unknown names are dropped. Undefined if the client does not send it. */
export function readMediaSupport(text: string | undefined): MediaSupport {
  if (text === undefined) return assumedMediaSupport;
  const names = new Set(text.split(','));
  return new Set(mediaFeatures.filter((name) => names.has(name)));
}
