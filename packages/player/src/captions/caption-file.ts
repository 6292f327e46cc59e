import type { Cue, Encoding } from '@marquee/core/subtitles';
import { MAX_CAPTION_BYTES } from './load-captions';

/**
 * A subtitle file that the visitor opened. Its bytes are stored so that it can be decoded again with another encoding.
 */
export interface LocalCaptions {
  /** Derived from the name, so that settings for the file apply when it is opened again. */
  id: string;
  name: string;
  bytes: Uint8Array;
  encoding: Encoding;
  cues: readonly Cue[];
}

export const CAPTION_FILE_TYPES = '.srt,.vtt,.ass,.ssa,.txt,.sub,text/vtt,application/x-subrip';

/** Why subtitles cannot be read from a file. */
type CaptionFileErrorCode = 'too-large' | 'no-subtitles';

const fileErrors: Record<CaptionFileErrorCode, string> = {
  'too-large': 'That file is too large to be subtitles',
  'no-subtitles': 'No subtitles were found in that file',
};

export class CaptionFileError extends Error {
  readonly code: CaptionFileErrorCode;

  constructor(code: CaptionFileErrorCode) {
    super(fileErrors[code]);
    this.name = 'CaptionFileError';
    this.code = code;
  }
}

/** Reads a file that the visitor picked or dropped. @throws CaptionFileError */
export async function readCaptionFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<LocalCaptions> {
  if (file.size > MAX_CAPTION_BYTES) throw new CaptionFileError('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return fromBytes(file.name, bytes);
}

/** The same file decoded with a manually chosen encoding. */
export const decodeCaptionFile = ({ name, bytes }: LocalCaptions, encoding: Encoding): Promise<LocalCaptions> =>
  fromBytes(name, bytes, encoding);

async function fromBytes(name: string, bytes: Uint8Array, chosen?: Encoding): Promise<LocalCaptions> {
  const { readCaptions } = await import('./read-captions');
  const { cues, encoding } = await readCaptions(bytes, chosen);
  if (cues.length === 0 && !chosen) throw new CaptionFileError('no-subtitles');
  return { id: `own:${name}`, name, bytes, encoding, cues };
}
