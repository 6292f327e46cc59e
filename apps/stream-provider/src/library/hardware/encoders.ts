/** Interfaces of hardware that encodes, as ffmpeg names them, the fastest first. */
export const hardwareNames = ['nvenc', 'qsv', 'videotoolbox', 'vaapi', 'v4l2m2m'] as const;
export type HardwareName = (typeof hardwareNames)[number];

export interface HardwareEncoder {
  name: HardwareName;
  /** Of ffmpeg's list. */
  encoder: string;
  /** Before the input: the device, and what decodes. ffmpeg decodes itself what the hardware cannot. */
  input: readonly string[];
  /** What the last filters do with frames, which are in memory until then. */
  filters: readonly string[];
  /** The encoder's own options. */
  options: readonly string[];
}

/** Frames stay in their order, so that a run in software can go on where one in hardware ended. */
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

/** Hardware need not be asked for the quality of each frame: the bound is what a line takes. */
export const hardwareRate = (bitRate: number): string[] => [
  ...['-b:v', String(Math.round(bitRate * 0.8)), '-maxrate', String(bitRate), '-bufsize', String(bitRate * 2)],
];
