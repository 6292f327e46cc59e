import type { Cue } from './cue';
import { decodeText } from './decode-text';
import { type Encoding } from './encodings';
import { parseCues } from './parse-cues';

interface ReadCaptions {
  cues: Cue[];
  encoding: Encoding;
}

/**
 * The cues of a subtitle file in any format and encoding. Only needed when subtitles are turned on: import it lazily.
 */
export async function readCaptions(file: ArrayBuffer | Uint8Array, chosen?: Encoding): Promise<ReadCaptions> {
  const { text, encoding } = await decodeText(file, chosen);
  return { cues: parseCues(text), encoding };
}
