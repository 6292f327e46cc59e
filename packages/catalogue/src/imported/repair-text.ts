const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const asMac = Array.from(new TextDecoder('macintosh').decode(bytes));
const byteOf = new Map(asMac.map((letter, byte) => [letter, byte]));

/** Windows-1252 differs from Latin-1 in 32 bytes; the list uses only this one. */
const ELLIPSIS = 0x85;
const letterOf = (byte: number): string => (byte === ELLIPSIS ? '…' : String.fromCharCode(byte));

/** Repairs Windows-1252 text that was decoded as Mac Roman: `LÈon` is `Léon`. Leaves other text unchanged. */
export function repairText(text: string): string {
  const read = Array.from(text, (letter) => byteOf.get(letter));
  if (!read.some((byte) => byte !== undefined && byte > 127) || read.includes(undefined)) return text;
  return read.map((byte) => letterOf(byte ?? 0)).join('');
}
