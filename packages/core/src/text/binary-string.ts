/** Engines limit how many arguments a function takes. */
const CHUNK = 8192;

/**
 * A character a byte, as `btoa` takes it. Not what `TextDecoder` makes of “latin1”: that is another name of
 * windows-1252 (Encoding Standard), which has other characters from 0x80 to 0x9F; only Node 20 takes it at its word.
 */
export function binaryString(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += CHUNK)
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  return text;
}
