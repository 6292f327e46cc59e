import { decodeText } from '@marquee/core/subtitles';
import { trackBytes } from '../../memory-bounds';
import { withFile } from '../probe/file-reader';
import type { RunOptions } from '../programs';
import type { ExternalSubtitle } from '../scan/index-files';
import { toVtt } from '../subtitles/to-vtt';

/** ffmpeg could not generate it. */
export class ExtraFailedError extends Error {
  override readonly name = 'NotMade';
}

const convertLimits = { timeoutMs: 20_000, maxBytes: trackBytes };

/** The text of a file beside a video. It may have grown since it was found. */
export async function textOfFile({ path, named }: ExternalSubtitle): Promise<string> {
  const bytes = await withFile(path, (read, size) => {
    if (size > trackBytes) throw new ExtraFailedError('The subtitles are too large');
    return read(0, size);
  });
  return (await decodeText(bytes, undefined, named.language)).text;
}

/**
 * A text file beside a video as WebVTT.
 *
 * @param ffmpeg runs it, for the formats that it converts
 * @param frameRate of the video
 */
export async function vttOfFile(
  subtitle: ExternalSubtitle,
  ffmpeg: (args: readonly string[], options: RunOptions) => Promise<Buffer>,
  frameRate?: number,
  signal?: AbortSignal,
): Promise<string> {
  const { format } = subtitle;
  if (format === 'sup' || format === 'vobsub') throw new ExtraFailedError('Images are no text');
  if (format !== 'sami' && format !== 'microdvd') return toVtt(await textOfFile(subtitle), format);
  const input = Buffer.from(await textOfFile(subtitle));
  const output = await ffmpeg(convertArgs(format, frameRate), { ...convertLimits, input, ...(signal && { signal }) });
  return toVtt(output.toString('utf8'), 'vtt');
}

/** Arguments with which ffmpeg converts a text on its input to WebVTT. MicroDVD counts in frames of the video. */
const convertArgs = (format: 'sami' | 'microdvd', frameRate: number | undefined): string[] => [
  ...['-v', 'error', '-protocol_whitelist', 'pipe', '-f', format],
  ...(format === 'microdvd' && frameRate !== undefined ? ['-subfps', String(frameRate)] : []),
  ...['-i', 'pipe:0', '-c:s', 'webvtt', '-f', 'webvtt', 'pipe:1'],
];
