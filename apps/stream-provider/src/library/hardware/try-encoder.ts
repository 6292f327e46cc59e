import { createFragmentParser, type Sample } from '../hls/fragment-parser';
import { runProgram } from '../programs';
import { hardwareRate, type HardwareEncoder } from './encoders';

/** A device that hangs is not used. */
const limits = { timeoutMs: 10_000, maxBytes: 4_000_000 };
const [lengthSec, rate, keySec] = [0.5, 24, 0.25];

const args = ({ encoder, input, filters, options }: HardwareEncoder): string[] => [
  ...['-v', 'error', '-nostdin', ...input],
  ...['-f', 'lavfi', '-i', `testsrc2=s=640x360:r=${rate}:d=${lengthSec}`, '-vf', filters.join(',')],
  ...['-c:v', encoder, ...options, ...hardwareRate(1_400_000), '-g', '600', '-force_key_frames', `0,${keySec}`],
  ...['-movflags', 'empty_moov+default_base_moof+frag_keyframe', '-f', 'mp4', 'pipe:1'],
];

/** Whether key frames are where they were requested and no frame is missing; otherwise segments cannot be joined. */
function isGood(output: Buffer): boolean {
  try {
    const parts = createFragmentParser(limits.maxBytes).parse(output);
    const samples = parts.flatMap((part): Sample[] => (part.kind === 'samples' ? part.samples : []));
    return samples.length === lengthSec * rate && samples[0]?.isKey === true && samples[keySec * rate]?.isKey === true;
  } catch {
    return false;
  }
}

/** Whether an encoder works correctly on this machine, tested with half a second of video. */
export async function tryEncoder(ffmpeg: string, encoder: HardwareEncoder, signal: AbortSignal): Promise<boolean> {
  const end = await runProgram(ffmpeg, args(encoder), { ...limits, signal });
  return end.ok && isGood(end.output);
}
