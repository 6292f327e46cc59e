import { type Cue, decodeText, type Encoding, parseCues } from '@marquee/core/subtitles';

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
