import { parseCues, writeVtt } from '@marquee/core/subtitles';

/** Of the files beside a video; ffmpeg converts the last two. */
export type SubtitleFormat = 'srt' | 'vtt' | 'ass' | 'sami' | 'microdvd';

export const convertedFormats: ReadonlySet<string> = new Set<SubtitleFormat>(['sami', 'microdvd']);

/** ffmpeg's names of text codecs with fonts, colours and positions. */
export const isStyledCodec = (codec: string): boolean => codec === 'ass' || codec === 'ssa';

/** Longer lines of a text that is sent as it is are not text. */
const maxLineChars = 2_048;
/** A text of only line breaks would take ten times its size. */
const maxLines = 300_000;

/** Converts any subtitle text to WebVTT. Unknown parts are omitted. */
export function toVtt(text: string, format: 'srt' | 'vtt' | 'ass'): string {
  const plain = text.replace(/^\uFEFF/, '').replace(/\0/g, '');
  if (format !== 'vtt' || !plain.startsWith('WEBVTT')) return writeVtt(parseCues(plain));
  const lines = plain.split(/\r{0,3}\n|\r/, maxLines);
  return lines.map((line) => line.slice(0, maxLineChars)).join('\n');
}
