/** Hardware encoding interfaces by ffmpeg's names, the fastest first. */
export const hardwareNames = ['nvenc', 'qsv', 'videotoolbox', 'vaapi', 'v4l2m2m'] as const;
export type HardwareName = (typeof hardwareNames)[number];

export interface HardwareEncoder {
  name: HardwareName;
  /** Name in ffmpeg's list. */
  encoder: string;
  /** Options before the input: the device and the decoder. ffmpeg decodes in software what the hardware cannot. */
  input: readonly string[];
  /** The last filters, which pass frames from memory to the device. */
  filters: readonly string[];
  /** Options of the encoder. */
  options: readonly string[];
}

/** Without reordering frames, so that a software run can continue a hardware run. */
const inOrder = ['-bf', '0'];

export const hardwareEncoders: Readonly<Record<HardwareName, HardwareEncoder>> = {
  nvenc: {
    ...{ name: 'nvenc', encoder: 'h264_nvenc', input: ['-hwaccel', 'cuda'], filters: ['format=yuv420p'] },
    options: [
      '-preset',
      'fast',
      '-rc',
      'vbr',
      '-profile:v',
      'high',
      '-forced-idr',
      '1',
      '-no-scenecut',
      '1',
      ...inOrder,
    ],
  },
  qsv: {
    ...{ name: 'qsv', encoder: 'h264_qsv', input: ['-hwaccel', 'auto'], filters: ['format=nv12'] },
    options: ['-preset', 'veryfast', '-profile:v', 'high', '-forced_idr', '1', ...inOrder],
  },
  videotoolbox: {
    ...{ name: 'videotoolbox', encoder: 'h264_videotoolbox', input: ['-hwaccel', 'videotoolbox'] },
    filters: ['format=nv12'],
    options: ['-profile:v', 'high', '-allow_sw', '0', ...inOrder],
  },
  vaapi: {
    ...{ name: 'vaapi', encoder: 'h264_vaapi' },
    input: ['-init_hw_device', 'vaapi=va', '-filter_hw_device', 'va', '-hwaccel', 'vaapi', '-hwaccel_device', 'va'],
    filters: ['format=nv12', 'hwupload'],
    options: ['-profile:v', 'high', ...inOrder],
  },
  v4l2m2m: {
    ...{ name: 'v4l2m2m', encoder: 'h264_v4l2m2m', input: [], filters: ['format=yuv420p'] },
    options: ['-num_capture_buffers', '16'],
  },
};

/** Hardware encodes at a bit rate instead of a constant quality: what matters is the limit of the connection. */
export const hardwareRate = (bitRate: number): string[] => [
  ...['-b:v', String(Math.round(bitRate * 0.8)), '-maxrate', String(bitRate), '-bufsize', String(bitRate * 2)],
];
